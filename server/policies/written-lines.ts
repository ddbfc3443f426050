import type { Context } from "../context.ts";
import type { ShownLine } from "../db/queries/stone-lines.ts";
import type { PlainStone } from "../stones/plain-stone.ts";
import { type Eyes, eachWithStone, fieldsOfLine, pricesOnStone, stoneOfLine } from "./line-on-wire.ts";

/** Lines as `presentLines` has them, as JSON already: five hundred of them take longer to build than to find. */
export const writtenLines = (ctx: Context, lines: readonly ShownLine[]): Promise<string[]> =>
  eachWithStone(ctx, lines, writtenLine);

const writtenLine = (line: ShownLine, stone: PlainStone, eyes: Eyes) =>
  `${JSON.stringify(fieldsOfLine(line, eyes)).slice(0, -1)},"stone":${writtenStone(line, stone, eyes)}}`;

/** A stone is kept as text with the list price of now; under another one it is written anew. */
function writtenStone(line: ShownLine, stone: PlainStone, eyes: Eyes): string {
  const isListedAsNow = (line.rap === null ? null : Number(line.rap)) === stone.shared.rap;
  if (!isListedAsNow) return JSON.stringify(stoneOfLine(line, stone, eyes));
  return `${Buffer.from(stone.written.shared)},${JSON.stringify(pricesOnStone(line, stone, eyes)).slice(1)}`;
}
