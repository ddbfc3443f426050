const room = 40;
const withoutText = 100;

/** spec §9: a column is as wide as its text plus 40 pixels, or 100 without a text to measure. */
export function columnWidth(head: string, measure: (text: string) => number) {
  return head.trim() === "" ? withoutText : Math.ceil(measure(head)) + room;
}
