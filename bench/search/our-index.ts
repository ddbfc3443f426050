import type { SearchThreads } from "#server/search/beside/search-threads.ts";
import type { KernelKind } from "#server/search/index/memory.ts";
import type { PairResult } from "#server/search/index/pairs/pair-query.ts";
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

/** A viewer is prepared before, as in a portal once per session. */
function viewerOf(index: SearchIndex, { person: number }: Question): Viewer {
  const viewer = viewers.get(number) ?? index.viewer(person(number));
  viewers.set(number, viewer);
  return viewer;
}

/** Asks the index. */
export function askIndex(index: SearchIndex, question: Question): Answer {
  const { query, pair } = question;
  const viewer = viewerOf(index, question);
  return pair ? pairsAnswer(index.pairs({ ...query, pair }, viewer)) : index.search(query, viewer);
}

/** Asks the index by the threads beside it, as a house of this size does. */
export async function askThreads(threads: SearchThreads, index: SearchIndex, question: Question): Promise<Answer> {
  const { query, pair } = question;
  const viewer = viewerOf(index, question);
  if (!pair) return (await threads.ask("search", index, query, viewer)) ?? index.search(query, viewer);
  const asked = { ...query, pair };
  return pairsAnswer((await threads.ask("pairs", index, asked, viewer)) ?? index.pairs(asked, viewer));
}

const pairsAnswer = ({ count, pairCount, pairs }: PairResult): Answer => ({
  count,
  pairCount,
  pairs: pairs.map(({ ids }) => ids),
});

/** The compared part of an answer. For pasted numbers the index answers more than SQL is asked for. */
export function comparable({ count, totals, facets, ids, pairCount, pairs }: Answer): Answer {
  return { count, totals, facets, ids, pairCount, pairs };
}
