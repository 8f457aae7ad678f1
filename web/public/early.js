/*
 * The home page is there before its script. Who presses "Play now" meanwhile is heard: the button says so, and
 * the script, when it comes, does it (src/home/early.ts).
 */
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-early] #play-now');
  button?.setAttribute('aria-busy', 'true');
});
