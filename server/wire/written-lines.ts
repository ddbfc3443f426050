import type { ShownLine } from "../db/queries/stone-lines.ts";
import type { Reading } from "../house/context.ts";
import type { PlainStone } from "../house/stones.ts";
import { type Eyes, eachWithStone, fieldsOfLine, pricesOnStone, stoneOfLine } from "./line-on-wire.ts";
import { WrittenParts } from "./written-parts.ts";

/** Lines as `presentLines` has them, already as JSON: five hundred of them take longer to build than to find. */
export const writtenLines = (ctx: Reading, lines: readonly ShownLine[]): Promise<WrittenParts[]> =>
  eachWithStone(ctx, lines, writtenLine);

/**
 * A line as JSON. The kept bytes of a stone hold its present list price; with another one the stone is written anew.
 */
function writtenLine(line: ShownLine, stone: PlainStone, eyes: Eyes): WrittenParts {
  const before = `${JSON.stringify(fieldsOfLine(line, eyes)).slice(0, -1)},"stone":`;
  const isListedAsNow = (line.rap === null ? null : Number(line.rap)) === stone.shared.rap;
  if (!isListedAsNow) return new WrittenParts([`${before}${JSON.stringify(stoneOfLine(line, stone, eyes))}}`]);
  const prices = JSON.stringify(pricesOnStone(line, stone, eyes)).slice(1);
  return new WrittenParts([before, stone.written.shared, `,${prices}}`]);
}
