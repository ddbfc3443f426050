import type { KernelKind } from "#server/search/index/memory.ts";
import { openIndex, type SearchIndex } from "#server/search/index/search-index.ts";
import type { Viewer } from "#server/search/index/viewer.ts";
import type { Answer } from "./answer.ts";
import { person } from "./people.ts";
import type { Question } from "./questions.ts";
import { schema } from "./schema.ts";
import { rowOf, type Stock } from "./stock.ts";
import { clustered } from "./table.ts";

/** The product's index, filled in the same order as the databases. */
export function fillIndex(stock: Stock, kernel: KernelKind): SearchIndex {
  const index = openIndex(schema, { kernel, rows: stock.size });
  const rows = function* () {
    for (const at of clustered(stock)) yield rowOf(stock, at);
  };
  index.put(rows());
  index.settle();
  return index;
}

const viewers = new Map<number, Viewer>();

/** Asks the index. The viewer was prepared before, as in a portal once per session. */
export function askIndex(index: SearchIndex, { query, pair, person: number }: Question): Answer {
  const viewer = viewers.get(number) ?? index.viewer(person(number));
  viewers.set(number, viewer);
  if (!pair) return index.search(query, viewer);
  const { count, pairCount, pairs } = index.pairs({ ...query, pair }, viewer);
  return { count, pairCount, pairs: pairs.map(({ ids }) => ids) };
}

/** The compared part of an answer. For pasted numbers the index answers more than SQL is asked for. */
export function comparable({ count, totals, facets, ids, pairCount, pairs }: Answer): Answer {
  return { count, totals, facets, ids, pairCount, pairs };
}
