/** The home page as the server sent it, before the script came: see prerender.ts and public/early.js. */

let pressed = false;

/** Clears the place for the real page, and remembers whether "Play now" was pressed before. */
export function takeOver(place: HTMLElement): void {
  pressed = place.querySelector('#play-now[aria-busy="true"]') !== null;
  delete place.dataset['early'];
  place.replaceChildren();
}

/** Was it pressed? Said once. */
export function wasPressed(): boolean {
  const said = pressed;
  pressed = false;
  return said;
}
