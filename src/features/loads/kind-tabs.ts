import { addresses } from "#domain/addresses.ts";
import { type LoadRowKind, type PriceWay, priceWays } from "#domain/load.ts";
import type { FindingCode } from "#domain/supply-words.ts";
import type { Tab } from "#ui/frame/tab-row.tsx";
import { type LoadDetail, rowsWith, shownKinds } from "./load.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;
type Current = { kind: LoadRowKind | undefined; price: PriceWay | undefined; finding: FindingCode | undefined };

/** The tabs of a difference: the kinds of rows that it has, with their counts; beside the changed ones those of their prices. */
export const kindTabs = (load: LoadDetail, counts: Counts, current: Current): Tab[] =>
  current.finding === undefined
    ? shownKinds.filter(isShown(counts, current)).flatMap((kind) => tabsOf(load.id, counts, kind, current))
    : findingTabs(load, counts, current, current.finding);

const isShown =
  (counts: Counts, { kind: current }: Current) =>
  (kind: LoadRowKind) =>
    counts[kind] > 0 || kind === current;

const tabsOf = (id: number, counts: Counts, kind: LoadRowKind, { kind: current, price }: Current): Tab[] => [
  {
    label: words.kinds[kind],
    to: addresses.load(id, "difference", kind),
    count: counts[kind],
    current: kind === current && (kind !== "changed" || price === undefined),
  },
  ...(kind === "changed" ? priceTabs(id, counts, current === "changed" ? price : undefined) : []),
];

/** Tabs that keep a finding. Its rows are counted, but not those of each kind. */
const findingTabs = (load: LoadDetail, counts: Counts, current: Current, finding: FindingCode): Tab[] => [
  {
    label: words.everyKind,
    to: addresses.loadFinding(load.id, finding),
    count: rowsWith(load, finding),
    current: current.kind === undefined,
  },
  ...shownKinds.filter(isShown(counts, current)).map((kind) => ({
    label: words.kinds[kind],
    to: addresses.loadFinding(load.id, finding, kind),
    current: kind === current.kind,
  })),
];

/** Tabs of the two ways of a price. An earlier load has not counted them, and may have rows of either. */
const priceTabs = (id: number, counts: Counts, current: PriceWay | undefined): Tab[] =>
  priceWays
    .filter((price) => counts[price] !== 0 || price === current)
    .map((price) => ({
      label: words.prices[price],
      to: addresses.load(id, "difference", "changed", price),
      ...(counts[price] !== undefined && { count: counts[price] }),
      current: price === current,
    }));
