import { givesStones, givesTotals } from "#domain/search/answer.ts";
import { addSums, noSums, type Sums, totalsFrom } from "#domain/totals.ts";
import type { BlockStore } from "../block-store.ts";
import type { Query, SearchResult } from "../query.ts";
import type { Viewer } from "../viewer.ts";
import { isDeep, isSoonJoined, partOfDeepPage } from "./deep-page.ts";
import type { Meeting } from "./meeting.ts";
import type { Page, PagePart } from "./page.ts";
import { PageByOneKey } from "./page-by-one-key.ts";
import { makePlan, type Plan } from "./plan.ts";
import type { Run } from "./run.ts";
import { facetsOf, sumsOf } from "./sums-of-run.ts";
import { pageFor, walkBlocks } from "./walk-blocks.ts";

/** The findings of one of the threads that share a search. */
export interface SearchPart {
  readonly count: number;
  readonly facets?: Record<string, number[]>;
  readonly sums?: Sums;
  readonly page?: PagePart;
}

/** Searches the blocks that fall to this thread. A pasted list is not shared: its stones are looked up. */
export function searchPart(store: BlockStore, query: Query, viewer: Viewer, meeting: Meeting): SearchPart {
  const plan = makePlan(store, query, viewer);
  const run = walkBlocks(store, plan, viewer, { share: (blocks) => meeting.blocks(blocks) });
  const page = run.page && partOfPage(run, run.page, plan, meeting);
  return {
    count: run.count,
    ...(run.counters && { facets: facetsOf(run) }),
    ...(givesTotals(plan.answer) && { sums: sumsOf(run) }),
    ...(page && { page }),
  };
}

const partOfPage = ({ store }: Run, page: Page, plan: Plan, meeting: Meeting): PagePart =>
  page instanceof PageByOneKey && isDeep(plan) ? partOfDeepPage(store, page, plan, meeting) : page.part();

/** True for a search that is soon put together from two parts. */
export const isShared = (store: BlockStore, query: Query, viewer: Viewer): boolean =>
  isSoonJoined(makePlan(store, query, viewer));

/** The answer to a search from its parts. */
export function joinParts(store: BlockStore, query: Query, viewer: Viewer, parts: readonly SearchPart[]): SearchResult {
  const plan = makePlan(store, query, viewer);
  const facets = parts.map((part) => part.facets).filter((one) => one !== undefined);
  const sums = parts.map((part) => part.sums).filter((one) => one !== undefined);
  // The rows before a deep page were left out.
  const offset = isDeep(plan) ? 0 : plan.offset;
  const page = givesStones(plan.answer) ? pageFor(store, { ...plan, offset }) : undefined;
  for (const part of parts) if (part.page) page?.take(part.page);
  return {
    count: parts.reduce((count, part) => count + part.count, 0),
    ...(facets.length > 0 && { facets: facets.reduce(addFacets) }),
    ...(sums.length > 0 && { totals: totalsFrom(sums.reduce(addSums, noSums())) }),
    ...(page && { ids: page.ids(offset) }),
  };
}

const addFacets = (one: Record<string, number[]>, other: Record<string, number[]>) =>
  Object.fromEntries(
    Object.entries(one).map(([name, counts]) => [
      name,
      counts.map((count, code) => count + (other[name]?.[code] ?? 0)),
    ]),
  );
