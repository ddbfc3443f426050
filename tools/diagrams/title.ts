import { chipOf, meets } from "#ui/workflow-picture/boxes.ts";
import type { Box, DrawnState } from "#ui/workflow-picture/layout.ts";
import { measures } from "#ui/workflow-picture/measures.ts";
import { textWidth } from "#ui/workflow-picture/text-width.ts";

type Titled = Pick<DrawnState, "name" | "label">;

/** The size of the words at the top of a holder. */
export const titleSize = ({ name, label }: Titled) => ({
  width: Math.ceil(Math.max(textWidth(name, measures.name, "semibold"), textWidth(label ?? "", measures.text))) + 10,
  height: label ? 38 : 21,
});

/** The place of a holder's words: at its top, as far left as it is free. */
export function titleIn(holder: DrawnState, others: readonly Box[]): Box {
  const size = titleSize(holder);
  const [left, top] = [holder.x + 6, holder.y + 7];
  const right = (holder.code === null ? holder.x + holder.width - 3 : chipOf(holder).x) - size.width - 3;
  for (let x = left; x <= right; x += 2) {
    const place = { x, y: top, ...size };
    if (!others.some((other) => meets(place, other))) return place;
  }
  return { x: left, y: top, ...size };
}
