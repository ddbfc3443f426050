import type { ToldLine } from "../db/queries/told-lines.ts";
import type { Context } from "../house/context.ts";
import { type LineNotice, lineNotices } from "./notices/line-notices.ts";
import type { Lines, Told } from "./notices/told-stones.ts";
import { tell } from "./tell.ts";

type Besides = Pick<Told, "was" | "said">;

/**
 * Tells holders what happened to their lines. Lines with the same event and reason share one letter, and so do all lines
 * of one invoice or credit note.
 */
export async function tellLines(
  ctx: Context,
  told: readonly ToldLine[],
  kindOf: (line: ToldLine) => LineNotice,
  { was, said }: Besides = { was: new Map(), said: new Map() },
): Promise<void> {
  for (const [kind, lines] of letters(told, kindOf, said)) {
    await tell(ctx, lines[0].holder, lineNotices[kind]({ lines, timeZone: ctx.house.timeZone, was, said }));
  }
}

function letters(
  told: readonly ToldLine[],
  kindOf: (line: ToldLine) => LineNotice,
  said: Told["said"],
): Iterable<[LineNotice, Lines]> {
  const groups = new Map<string, [LineNotice, Lines]>();
  for (const line of told) {
    const kind = kindOf(line);
    const { text, paper } = said.get(line.id) ?? {};
    const key = JSON.stringify([kind, line.holder.id, ...(paper ? [paper.id] : [line.reason, line.memo_id, text])]);
    const others = groups.get(key)?.[1];
    groups.set(key, [kind, others ? [...others, line] : [line]]);
  }
  return groups.values();
}
