import { lazy, Suspense } from "react";
import type { Place } from "#ui/list/drawer.tsx";
import type { ListPricesSearch } from "./list-prices-search.ts";
import type { Price } from "./price-columns.tsx";
import { PriceDrawer } from "./price-drawer.tsx";
import type { Rate } from "./rate-drawer.tsx";
import type { ListHead } from "./standing.ts";

// Both need a calendar, which is large, and most visitors here only look.
const ImportDrawer = lazy(() => import("./import-drawer.tsx").then((m) => ({ default: m.ImportDrawer })));
const RateDrawer = lazy(() => import("./rate-drawer.tsx").then((m) => ({ default: m.RateDrawer })));

interface ListPricesDrawerProps {
  search: ListPricesSearch;
  head: ListHead | null | undefined;
  /** The open price. */
  row: Price | undefined;
  place: Place | undefined;
  rate: Rate | undefined;
  mayWrite: boolean;
  /** The reason why a price may not be changed, or null. */
  priceReason: string | null;
  onClose: () => void;
  onImported: (list: number) => void;
  onDirty?: (dirty: boolean) => void;
}

/** The drawer beside the prices: the import of a list, the rate of the rupee, or the open price. */
export function ListPricesDrawer(props: ListPricesDrawerProps) {
  const { search, head, row, place, rate, mayWrite, priceReason, onClose, onImported, onDirty } = props;
  if (search.add || search.rate) {
    return (
      <Suspense>
        {search.add && <ImportDrawer mayWrite={mayWrite} onClose={onClose} onImported={onImported} onDirty={onDirty} />}
        {!search.add && rate && <RateDrawer rate={rate} mayWrite={mayWrite} onClose={onClose} onDirty={onDirty} />}
      </Suspense>
    );
  }
  if (!row || !head) return null;
  return (
    <PriceDrawer
      key={row.id}
      price={row}
      list={head}
      reason={priceReason}
      place={place}
      onClose={onClose}
      onDirty={onDirty}
    />
  );
}
