import { addresses } from "#domain/addresses.ts";
import type { LoadRowKind } from "#domain/load.ts";
import type { Tab } from "#ui/frame/tab-row.tsx";
import { type LoadDetail, shownKinds } from "./load.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;

/** The tabs of a difference: the kinds of rows that it has, with their counts. */
export const kindTabs = (id: number, counts: Counts, current: LoadRowKind): Tab[] =>
  shownKinds
    .filter((kind) => counts[kind] > 0 || kind === current)
    .map((kind) => ({
      label: words.kinds[kind],
      to: addresses.load(id, "difference", kind),
      count: counts[kind],
      current: kind === current,
    }));
