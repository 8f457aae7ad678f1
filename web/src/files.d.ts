/** Files that are imported as text. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
