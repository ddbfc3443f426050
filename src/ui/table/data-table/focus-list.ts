/** Puts the focus on the list of the screen. The scroll position stays. */
export const focusList = () =>
  document.querySelector<HTMLElement>(".list :is([role=grid], .cards)")?.focus({ preventScroll: true });
