/** The button that empties a choice, named and in reach of the keyboard: nothing else empties it. */
export const clearing = (label: string) =>
  ({ "aria-label": label, tabIndex: 0, "aria-hidden": false, size: "24" }) as const;
