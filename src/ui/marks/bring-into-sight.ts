const MARGIN = 24;
const scrolls = (around: Element) => /auto|scroll/.test(getComputedStyle(around).overflowY);

/**
 * Scrolls the surrounding part until the element is in sight. `scrollIntoView` is no choice: the Tab key would begin
 * there.
 */
export function bringIntoSight(element: HTMLElement): void {
  const around = ancestorsOf(element).find(scrolls);
  if (!around) return;
  const [frame, own] = [around.getBoundingClientRect(), element.getBoundingClientRect()];
  if (own.bottom > frame.bottom) around.scrollTop += own.bottom - frame.bottom + MARGIN;
  else if (own.top < frame.top) around.scrollTop -= frame.top - own.top + MARGIN;
}

const ancestorsOf = (element: Element): Element[] => {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
};
