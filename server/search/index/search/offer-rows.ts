// biome-ignore-all lint/style/noNonNullAssertion: every index lies inside its array by construction
import { keyType } from "../kernel/kernel.ts";
import { chunkAt, LEAST_CHUNK, MOST_CHUNK } from "../key-text.ts";
import { OFFERED } from "../layout.ts";
import { BLOCK_ROWS, LINE } from "../line.ts";
import type { Key } from "../schema.ts";
import { leastKey } from "./block-order.ts";
import { keepRange } from "./open-rows.ts";
import { ownColumn } from "./own-prices.ts";
import type { Page } from "./page.ts";
import type { OwnName, SortColumn } from "./plan-sort.ts";
import { clamp } from "./planned-range.ts";
import type { PriceColumns } from "./price-columns.ts";
import type { Run } from "./run.ts";
import { sortSources } from "./sort-sources.ts";

/** Offers the rows found in a block to the page. Rows that can no longer be on the page are first removed by ranges. */
export function offerMany(run: Run, block: number, at: PriceColumns, page: Page): void {
  const { store, plan } = run;
  const { kernel } = store.memory;
  const { found, places, ids, eights } = store.scratch;
  const [first] = plan.sort;
  if (!first || leastKey(run, first, block) > page.most) return;
  if (page.most < Number.POSITIVE_INFINITY) keepOffered(run, block, at, first, page.most);
  const all = kernel.listPlaces(found, places, eights);
  for (let from = 0; from < all; from += OFFERED) {
    const some = places + 2 * from;
    const count = Math.min(OFFERED, all - from);
    writeKeys(run, block, at, { count, places: some, ownPlaces: some });
    kernel.rowIds(some, count, store.blockAt(block) + store.layout.ids, 2, ids);
    page.offer(count);
  }
}

/** Removes the rows whose first key is greater than one, where a column tells. */
function keepOffered(run: Run, block: number, at: PriceColumns, first: SortColumn, most: number): void {
  const { store } = run;
  const { kernel } = store.memory;
  const { found } = store.scratch;
  const [low, high] = first.sign > 0 ? [-Infinity, most] : [-most, Infinity];
  if (first.kind === "own") keepOwn(run, at, first.name, low, high);
  else if (first.kind === "number") keepRange(run, found, block, clamp(first.column, low, high));
  else if (first.kind === "key" && first.key.isOrdered) {
    const beginnings = store.blockAt(block) + store.layout.beginnings[first.key.index]!;
    kernel.keepRange32(found, beginnings, Math.max(low, LEAST_CHUNK), Math.min(high, MOST_CHUNK));
  }
}

/** Removes the rows whose own price lies outside. Most discounts are then never divided. */
function keepOwn(run: Run, at: PriceColumns, name: OwnName, low: number, high: number): void {
  const { kernel } = run.store.memory;
  const { found, own } = run.store.scratch;
  if (name === "discount" && !run.viewer.points) kernel.keepDiscounts(found, own, at.list, low, high);
  else kernel.keepRangeF64(found, ownColumn(run, at, name), low, high);
}

/** The same for few rows, whose ids are read from their lines. */
export function offerFew(run: Run, block: number, at: PriceColumns, count: number, page: Page): void {
  const { store, plan } = run;
  const { places, ids, everyPlace: ownPlaces } = store.scratch;
  const [first] = plan.sort;
  if (!first || leastKey(run, first, block) > page.most) return;
  writeKeys(run, block, at, { count, places, ownPlaces });
  store.memory.kernel.rowIds(places, count, store.blockAt(block) + store.layout.lines + LINE.id, 6, ids);
  page.offer(count);
}

/** The places of some rows in their block, and in the columns of own prices: those of few rows lie beside each other. */
type Offered = { readonly count: number; readonly places: number; readonly ownPlaces: number };

/** Writes the sort keys of each row, column after column. */
function writeKeys(run: Run, block: number, at: PriceColumns, rows: Offered): void {
  const { store, plan } = run;
  const { kernel } = store.memory;
  const { keys } = store.scratch;
  const { count, places, ownPlaces } = rows;
  let next = 0;
  for (const column of plan.sort) {
    if (column.kind === "own") {
      const from = ownColumn(run, at, column.name);
      kernel.sortKeys(ownPlaces, count, from, keyType.f64, Number.NaN, column.sign, keys[next++]!);
      continue;
    }
    if (column.kind === "key" && !column.key.isOrdered) writeBeginnings(run, block, column, rows, keys[next++]!);
    for (const { from, type, none, sign } of sortSources(store, column, block))
      kernel.sortKeys(places, count, from, type, none, sign, keys[next++]!);
  }
}

/** Writes the first five characters of a key without a column of them. A missing key comes last, up or down. */
function writeBeginnings(
  { store }: Run,
  block: number,
  { key, sign }: { key: Key; sign: 1 | -1 },
  { count, places }: Offered,
  out: number,
): void {
  const { u16, f64 } = store.memory;
  for (let i = 0; i < count; i++) {
    const at = store.keys.textAt(block * BLOCK_ROWS + u16[(places >> 1) + i]!, key.index);
    const text = store.keys.texts.view(at);
    f64[(out >> 3) + i] = at === 0 ? Number.POSITIVE_INFINITY : sign * chunkAt(text, 0, text.length, 0);
  }
}
