/** To the rows of the list on the screen, for the keyboard; whoever has scrolled stays where they are. */
export const focusList = () =>
  document.querySelector<HTMLElement>(".list :is([role=grid], .cards)")?.focus({ preventScroll: true });
