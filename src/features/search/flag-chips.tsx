import { toggleValue } from "#domain/search/change-search.ts";
import { ChipGrid } from "#ui/list/filter-rail.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import type { Counts, OnWhat } from "./rail-counts.ts";
import type { GroupFilters, RailGroup } from "./rail-groups.ts";
import { words } from "./words.ts";

interface FlagChipsProps {
  group: RailGroup;
  filters: GroupFilters;
  counts: Counts | undefined;
  onWhat: OnWhat;
}

/** The yes-or-no attributes of a stone: one chip for each. */
export const FlagChips = ({ group: { label, columns, attributes }, filters, counts, onWhat }: FlagChipsProps) => (
  <ChipGrid label={label} columns={columns}>
    {attributes.map((attribute) => (
      <Chip
        key={attribute}
        label={words.flags[attribute as keyof typeof words.flags]}
        count={counts?.[attribute] && (counts[attribute].Y ?? 0)}
        pressed={filters[attribute]?.values.includes("Y") ?? false}
        onToggle={() => onWhat((what) => toggleValue(what, attribute, "Y"))}
      />
    ))}
  </ChipGrid>
);
