import { addresses } from "#domain/addresses.ts";
import { type LoadRowKind, type PriceWay, priceWays } from "#domain/load.ts";
import type { Tab } from "#ui/frame/tab-row.tsx";
import { type LoadDetail, shownKinds } from "./load.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;
type Current = { kind: LoadRowKind; price: PriceWay | undefined };

/** The tabs of a difference: the kinds of rows that it has, with their counts; beside the changed ones those of their prices. */
export const kindTabs = (id: number, counts: Counts, { kind: current, price }: Current): Tab[] =>
  shownKinds
    .filter((kind) => counts[kind] > 0 || kind === current)
    .flatMap((kind) => [
      {
        label: words.kinds[kind],
        to: addresses.load(id, "difference", kind),
        count: counts[kind],
        current: kind === current && (kind !== "changed" || price === undefined),
      },
      ...(kind === "changed" ? priceTabs(id, counts, current === "changed" ? price : undefined) : []),
    ]);

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
