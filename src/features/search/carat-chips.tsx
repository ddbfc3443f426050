import { number2 } from "#domain/format.ts";
import { toggleRange, widenRange } from "#domain/search/change-search.ts";
import type { NumberRange } from "#domain/search/stone-search.ts";
import { ChipGrid } from "#ui/list/filter-rail.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import type { CaratRangeCount, OnWhat } from "./rail-counts.ts";
import type { RailGroup } from "./rail-groups.ts";
import { words } from "./words.ts";

interface CaratChipsProps extends Pick<RailGroup, "label" | "columns"> {
  of: readonly CaratRangeCount[];
  chosen: NumberRange | undefined;
  onWhat: OnWhat;
}

/** The range that a click with Shift makes of the chosen one. */
function hintOf(chosen: NumberRange | undefined, { from, to }: { from: number; to: number }): string | undefined {
  if (chosen?.from == null || chosen.to == null || (chosen.from === from && chosen.to === to)) return undefined;
  return words.upTo(number2(Math.min(chosen.from, from)), number2(Math.max(chosen.to, to)));
}

/** The house's own ranges of weights, as chips. */
export const CaratChips = ({ label, columns, of, chosen, onWhat }: CaratChipsProps) => (
  <ChipGrid label={label} columns={columns}>
    {of.map(({ from, to, count }) => (
      <Chip
        key={from}
        label={`${number2(from)}–${number2(to)}`}
        count={count}
        pressed={chosen?.from === from && chosen?.to === to}
        hint={hintOf(chosen, { from, to })}
        onToggle={(_, isWithShift) =>
          onWhat((what) => (isWithShift ? widenRange : toggleRange)(what, "carat", { from, to }))
        }
      />
    ))}
  </ChipGrid>
);
