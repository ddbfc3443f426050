import {
  loadFallComparedPct,
  loadFallLeast,
  loadFallMost,
  loadFallSharePct,
  loadFallStockPct,
  loadOthersSharePct,
  loadPriceSharePct,
  loadRefusedLeast,
  loadRefusedSharePct,
} from "#domain/limits.ts";
import type { LoadMode, WaitReason } from "#domain/load.ts";
import { canonical } from "#machines/kit/canonical.ts";
import type { differenceOf } from "../db/queries/load-difference.ts";
import type { earlierLoads } from "../db/queries/loads.ts";
import type { LoadCounts, LoadFacts } from "../db/supply-tables.ts";
import type { Mapping } from "./mapping.ts";
import { saysOnlyGone } from "./understand/needed-fields.ts";

type Figures = Awaited<ReturnType<typeof differenceOf>>;
type Earlier = Awaited<ReturnType<typeof earlierLoads>>;

/** A share in percent with the two decimals that are shown of it. */
const pct = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * 10_000) / whole) / 100);

export function countsIn({ rows, price_moved, rising, falling, ...figures }: Figures): LoadCounts {
  const { new: fresh, changed, same, gone, back, refused, conflict, left_out } = figures;
  return { rows, new: fresh, changed, same, gone, back, refused, conflict, left_out, price_moved, rising, falling };
}

/** The differences of a load from the provider's earlier ones: the facts that a person who commits it must know. */
export function factsIn(figures: Figures, earlier: Earlier, mapping: Mapping, mode: LoadMode): LoadFacts {
  const { rows, changed, same, gone, back, conflict, refused, left_out, listed, price_moved, others } = figures;
  return {
    gone_pct: pct(gone + conflict, listed),
    refused_pct: pct(refused, rows - left_out),
    price_moved_pct: pct(price_moved, changed + same + back),
    median_price_change_pct: figures.median === null ? null : Number(figures.median),
    median_fall_pct: figures.median_fall === null ? null : Number(figures.median_fall),
    is_falling: doPricesFall(figures, mode),
    others_pct: pct(others, figures.with_report),
    is_first: earlier.rows === null,
    is_mapping_changed: isChanged(earlier.mapping as Mapping | null, mapping),
    is_same_file: earlier.isSameFile === true,
    // A file of changes has as many rows as stones have changed. Only a whole list can have lost some.
    is_shrunken: mode === "whole" && earlier.rows !== null && rows * 2 < earlier.rows,
  };
}

/** Prices fall together: enough of them, nearly none rises, and few stay. */
function doPricesFall({ changed, same, back, rising = 0, falling = 0, listed }: Figures, mode: LoadMode): boolean {
  const moved = rising + falling;
  const ofTheStock = Math.min((listed * loadFallStockPct) / 100, loadFallMost);
  const least = mode === "whole" ? loadFallLeast : Math.max(loadFallLeast, ofTheStock);
  const isMost = moved * 100 >= (changed + same + back) * loadFallComparedPct;
  return moved >= least && isMost && falling * 100 >= moved * loadFallSharePct;
}

/** A list of stones that are gone reads only their numbers, so its mapping changes nothing. */
const isChanged = (before: Mapping | null, now: Mapping): boolean =>
  before !== null && !saysOnlyGone(now) && meaningOf(before) !== meaningOf(now);

/**
 * The meaning of a mapping: which column gives what of a stone, in whatever order they stand. Answers for single values
 * do not change it.
 */
const meaningOf = ({ discount, decimal, columns, fixed }: Mapping): string =>
  canonical({
    discount,
    decimal,
    fixed,
    columns: columns
      .flatMap(({ header, field, factor }) =>
        field === null || field === "position" ? [] : [canonical({ header, field, factor: factor ?? 1 })],
      )
      .sort(),
  });

/** The provider's own limits. */
type Limits = { gone_limit_pct: number; price_limit_pct: number };

/** The reasons for which a load waits for a person. */
export function waitsIn(
  facts: LoadFacts,
  { refused }: LoadCounts,
  { gone_limit_pct, price_limit_pct }: Limits,
): WaitReason[] {
  const medianMove = Math.abs(facts.median_price_change_pct ?? 0);
  // Beyond the provider's limit they are told of as prices that jump.
  const isSmallFall = Math.abs(facts.median_fall_pct ?? 0) <= price_limit_pct;
  const holds: Record<WaitReason, boolean> = {
    firstLoad: facts.is_first,
    goneShare: facts.gone_pct > gone_limit_pct,
    priceShare: facts.price_moved_pct > loadPriceSharePct || medianMove > price_limit_pct,
    pricesFall: facts.is_falling === true && isSmallFall,
    // One row of two is half of them. So few say nothing of the file, and the sender is told of them.
    refusedShare: facts.refused_pct > loadRefusedSharePct && refused >= loadRefusedLeast,
    mappingChanged: facts.is_mapping_changed,
    fewerRows: facts.is_shrunken,
    sameFile: facts.is_same_file,
    otherProviders: facts.others_pct > loadOthersSharePct,
  };
  return (Object.keys(holds) as WaitReason[]).filter((reason) => holds[reason]);
}
