import { Button } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { formatDate } from "#domain/format.ts";
import { words } from "../words.ts";
import type { Filter, FilterBarProps, FilterValues } from "./filter.ts";

interface ActiveFilter {
  label: string;
  /** The change that lifts the filter. */
  patch: FilterValues;
}

/** The active filters in words, each with the change that lifts it. */
export function activeFilters(filters: readonly Filter[], values: FilterValues): ActiveFilter[] {
  return filters.flatMap((filter): ActiveFilter[] => {
    if (filter.kind === "dates") {
      const [from, to] = [values[filter.from], values[filter.to]];
      if (!from && !to) return [];
      const span = [from && `${words.from} ${formatDate(from)}`, to && `${words.to} ${formatDate(to)}`];
      const label = `${filter.label} ${span.filter(Boolean).join(" ")}`;
      return [{ label, patch: { [filter.from]: undefined, [filter.to]: undefined } }];
    }
    const value = values[filter.name];
    if (!value) return [];
    const shown =
      filter.kind === "choice"
        ? filter.choices.find((choice) => choice.value === value)?.label
        : (filter.kind === "linked" && filter.shown) || `“${value}”`;
    return [{ label: `${filter.label} ${shown ?? value}`, patch: { [filter.name]: undefined } }];
  });
}

/** A chip for every active filter. Pressing it lifts the filter. */
export function FilterChips({ filters, values, onChange }: Pick<FilterBarProps, "filters" | "values" | "onChange">) {
  const active = activeFilters(filters, values);
  if (active.length === 0) return null;
  const nothing = Object.assign({}, ...active.map(({ patch }) => patch)) as FilterValues;
  return (
    <ul className="filter-chips">
      {active.map(({ label, patch }) => (
        <li key={label}>
          <button
            type="button"
            className="filter-chip"
            aria-label={words.liftFilter(label)}
            onClick={() => onChange(patch)}
          >
            {label}
            <IconX size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <Button variant="subtle" onClick={() => onChange(nothing)}>
          {words.clearAll(active.length)}
        </Button>
      </li>
    </ul>
  );
}
