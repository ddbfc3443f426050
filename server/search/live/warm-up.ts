import { setImmediate as otherWork } from "node:timers/promises";
import type { Query } from "../index/query.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Viewer } from "../index/viewer.ts";

const TURNS = 20;
/** By then V8 has seen enough, however many stones each search goes through. */
const MOST_MS = 500;

/** An index, or the thread that reads it. */
type Warmed = Pick<SearchIndex, "schema" | "viewer"> & { search(query: Query, viewer: Viewer): unknown };

/**
 * Runs a few searches of each kind before the first user comes. Until V8 has optimised them, they take two to three
 * times as long.
 */
export async function warmUp(index: Warmed): Promise<void> {
  const { schema } = index;
  const viewer = index.viewer({ factors: new Array<number>(schema.buckets).fill(10_000) });
  const some = (name: string) => ({
    in: schema
      .attribute(name)
      .values.map((_, code) => code)
      .slice(1, 6),
  });
  const queries: Query[] = [
    { sort: "-carat" },
    { filters: { shape: some("shape"), color: some("color"), clarity: some("clarity") }, sort: "markup_ppc" },
    { filters: { color: some("color") }, ranges: { carat: [100, 149], depth_pct: [600, 630] }, sort: "sell_amt" },
    { ranges: { markup_ppc: [100_000, 800_000] }, sort: "markup_disc" },
    { filters: { lab: { notIn: [1] } }, sort: "stock_no", answer: "facets" },
    { numbers: ["A1", "B2"], sort: "carat" },
  ];
  const end = performance.now() + MOST_MS;
  for (let turn = 0; turn < TURNS && performance.now() < end; turn++) {
    for (const query of queries) await index.search({ size: 50, ...query }, viewer);
    await otherWork();
  }
}
