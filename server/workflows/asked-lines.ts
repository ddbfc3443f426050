import { meantBy, numberShared } from "#domain/meant-stones.ts";
import { messages } from "#domain/messages.ts";
import { spellingsOf } from "#domain/number-spellings.ts";
import type { Refusal } from "#domain/problems.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { isBuyer, reachOf } from "../access/client.ts";
import { exactlyNumbered } from "../access/typed-numbers.ts";
import { linesUnderNumbers } from "../db/queries/stone-lines.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/**
 * The lines that an act is about: by their ids, or by pasted stock numbers, with the client if several may have the
 * stone.
 */
export type AskedLines = {
  ids?: readonly number[];
  lines?: readonly { id: number }[];
  stock_numbers?: readonly string[];
  user_id?: number;
};

/** The version of each line that the actor has read. A line that is not in it has none. */
export type SeenVersions = ReadonlyMap<number, number>;

export const seenVersions = (lines: readonly { id: number; version?: number }[] = []): SeenVersions =>
  new Map(lines.flatMap(({ id, version }) => (version === undefined ? [] : [[id, version]])));

/** The lists that every client has for themselves: a stone names one line only together with its holder. */
const personal: readonly StoneList[] = ["cart", "watchlist", "notes"];

/** The ids of the lines that are meant. Pasted numbers mean lines in one of these states. */
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
  const found = (await linesUnderNumbers(ctx.db, list, states, { numbers: spellingsOf(numbers), now: ctx.now })).filter(
    (line) =>
      (holder === undefined || line.holder_id === holder) &&
      reachOf(ctx.actor, { id: line.holder_id, associate_id: line.associate_id }).length > 0,
  );
  // A stone may have been on memo many times: the last memo is meant.
  const latest = new Map(found.map((line) => [line.stock_no, line]));
  const meant = meantBy(latest.values(), await exactlyNumbered(ctx.db, numbers));
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
