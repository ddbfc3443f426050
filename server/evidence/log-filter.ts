import type { HandlerInput } from "#api/operation-types.ts";
import { transitionsSaying } from "#domain/audit/what-happened.ts";
import { numbersMeant } from "../access/typed-numbers.ts";
import type { AuditFilter, AuditMeanings } from "../db/queries/audit-conditions.ts";
import { itemsOfPaper, itemsOfStones, peopleCalled } from "../db/queries/audit-subjects.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";

/** The stones that a typed number means, and their lines. */
const itemsOfStone = async (db: Reading["db"], typed: string) =>
  itemsOfStones(db, await numbersMeant(db, [typed.trim()]));

export type LogQuery = Omit<HandlerInput<"exportAuditLogs">["query"], "format" | "job">;

/** The filter of a query of the log. Numbers of stones and names are looked up once, here. */
export async function logFilterOf({ db, house }: Reading, query: LogQuery): Promise<AuditFilter> {
  const { stock_no, search, seq_from: _, seq_to: __, ...columns } = query;
  const items = stock_no === undefined ? undefined : await itemsOfStone(db, stock_no);
  if (stock_no !== undefined && !items) throw new Problem("notFound");
  const words = search?.trim();
  return {
    ...columns,
    timeZone: house.timeZone,
    ...(items && { items }),
    ...(words && { meanings: await meaningsOf(db, words) }),
  };
}

/** The meanings of search words: the number of an entry or a request, a stone, a paper, a person, a transition. */
async function meaningsOf(db: Reading["db"], words: string): Promise<AuditMeanings> {
  const [people, ofStone, ofPaper] = await Promise.all([
    peopleCalled(db, words),
    itemsOfStone(db, words),
    itemsOfPaper(db, words.toUpperCase()),
  ]);
  const number = /^#?(\d{1,15})$/.exec(words)?.[1];
  return {
    ...(number !== undefined && { seq: Number(number) }),
    request_id: words.toUpperCase(),
    people,
    transitions: transitionsSaying(words),
    items: [...(ofStone ?? []), ...ofPaper],
  };
}
