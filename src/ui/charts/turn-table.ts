const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Turns the chart that is meant to its table: the one with the focus, else under the mouse, else the first in sight. */
export function turnTable() {
  const buttons = [...document.querySelectorAll<HTMLElement>("[data-turns-table]")];
  const within = (state: string) => buttons.find((button) => button.closest(".panel")?.matches(state));
  (within(":focus-within") ?? within(":hover") ?? buttons.find(isInSight) ?? buttons[0])?.click();
}
