import { meantBy, numberShared, spellingsOf } from "#domain/meant-stones.ts";
import { messages } from "#domain/messages.ts";
import type { Refusal } from "#domain/problems.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { isBuyer, reachOf } from "../access/client.ts";
import { linesUnderNumbers } from "../db/queries/stone-lines.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** Lines by their ids, or by the stock numbers that somebody pastes, and the client where several may have the stone. */
export type AskedLines = {
  ids?: readonly number[];
  lines?: readonly { id: number }[];
  stock_numbers?: readonly string[];
  user_id?: number;
};

/** Which version of each line its sender has read; of those that are not in it they say nothing. */
export type SeenVersions = ReadonlyMap<number, number>;

export const seenVersions = (lines: readonly { id: number; version?: number }[] = []): SeenVersions =>
  new Map(lines.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])));

/** Lists that everybody has of their own: only with its holder it is said whose line of a stone is meant. */
const personal: readonly StoneList[] = ["cart", "watchlist", "notes"];

/** The ids of the lines that are meant: of those that still stand in one of these states. */
export async function askedLines(
  ctx: Reading,
  list: StoneList,
  states: readonly string[],
  { ids = [], lines = [], stock_numbers = [], user_id }: AskedLines,
): Promise<readonly number[]> {
  if (ids.length + lines.length > 0) return [...ids, ...lines.map(({ id }) => id)];
  const numbers = [...new Set(stock_numbers.map((number) => number.trim()))];
  if (numbers.length === 0) throw new Problem("selectDiamond");
  const holder = isBuyer(ctx.actor.roleId) ? ctx.actor.accountId : user_id;
  if (holder === undefined && personal.includes(list)) throw new Problem("selectClient");
  const found = (await linesUnderNumbers(ctx.db, list, states, spellingsOf(numbers))).filter(
    (line) =>
      (holder === undefined || line.holder_id === holder) &&
      reachOf(ctx.actor, { id: line.holder_id, associate_id: line.associate_id }).length > 0,
  );
  // A stone was on memo many times, and the last of them is meant.
  const latest = new Map(found.map((line) => [line.stock_no, line]));
  const meant = meantBy(latest.values());
  const refused = numbers.flatMap((stock_no): Refusal[] => {
    const lines = meant(stock_no);
    if (lines.length === 0) return [{ stock_no, code: "noSuchLine", reason: messages.noSuchLine }];
    return lines.length > 1 ? [numberShared(stock_no, lines)] : [];
  });
  if (refused.some(({ code }) => code === "noSuchLine")) throw new Problem("noSuchLine", { refused });
  if (refused.length > 0) throw new Problem("numberShared", { refused });
  const stones = new Set(numbers.flatMap((number) => meant(number)).map(({ stock_no }) => stock_no));
  return (list === "memo" ? [...latest.values()] : found).flatMap(({ id, stock_no }) =>
    stones.has(stock_no) ? [id] : [],
  );
}
