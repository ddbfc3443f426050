import { type LoadDetail, rowsWith, shownKinds } from "./load.ts";
import type { LoadSearch } from "./loads-search.ts";
import { words } from "./words.ts";

type Counts = NonNullable<LoadDetail["counts"]>;
type Asked = Pick<LoadSearch, "kind" | "price" | "finding">;

/**
 * The rows of a difference that an address asks for, how many they are, and the words for none. Rows with a finding are of
 * every kind, as long as none is named.
 */
export function shownRows(load: LoadDetail, counts: Counts, { kind: named, price: way, finding }: Asked) {
  const kind = named ?? (finding === undefined ? firstKind(counts) : undefined);
  if (kind === undefined)
    return { kind, price: undefined, finding, count: rowsWith(load, finding), none: words.noFinding };
  const price = kind === "changed" && finding === undefined ? way : undefined;
  const none = price ? words.priceTexts[price] : words.kindTexts[kind];
  return { kind, price, finding, count: counts[price ?? kind] ?? counts[kind], none };
}

const firstKind = (counts: Counts) => shownKinds.find((one) => counts[one] > 0) ?? "new";
