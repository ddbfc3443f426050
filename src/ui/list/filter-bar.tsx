import type { FilterBarProps } from "./filter.ts";
import "./filter-bar.css";
import { lazy, Suspense } from "react";
import { SearchField } from "../form/search-field.tsx";
import { words } from "../words.ts";
import { FilterChips } from "./filter-chips.tsx";
import { FilterChoice } from "./filter-choice.tsx";

// The calendar is large, and only lists with dates need it.
const DateRange = lazy(() => import("../form/date-range.tsx").then((m) => ({ default: m.DateRange })));

/** Search, choices and dates of a list, and below them a chip for every active filter. */
export function FilterBar({ filters, values, onChange, children }: FilterBarProps) {
  return (
    <search className="filter-bar screen-only" aria-label={words.filters}>
      <div className="filter-fields">
        {filters.map((filter) => {
          if (filter.kind === "linked") return null;
          if (filter.kind === "search") {
            return (
              <SearchField
                key={filter.name}
                label={filter.label}
                placeholder={filter.placeholder}
                value={values[filter.name] ?? ""}
                onChange={(next) => onChange({ [filter.name]: next || undefined })}
              />
            );
          }
          if (filter.kind === "dates") {
            return (
              <Suspense key={filter.from} fallback={<span className="date-range-place" />}>
                <DateRange
                  label={filter.label}
                  from={values[filter.from]}
                  to={values[filter.to]}
                  onChange={(from, to) => onChange({ [filter.from]: from, [filter.to]: to })}
                />
              </Suspense>
            );
          }
          return (
            <FilterChoice
              key={filter.name}
              filter={filter}
              value={values[filter.name]}
              onChange={(next) => onChange({ [filter.name]: next })}
            />
          );
        })}
        {children}
      </div>
      <FilterChips filters={filters} values={values} onChange={onChange} />
    </search>
  );
}
