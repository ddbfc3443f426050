import { answerOf } from "#api/query-failure.ts";
import { type Quarter, quarterBefore, quarterNamed, quarterOf } from "#domain/periods.ts";
import { today } from "#domain/today.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import type { Choice, Filter } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { type FiguresSearch, figuresSearch } from "./figures-search.ts";
import { useSearchHours } from "./use-search-hours.ts";
import { words } from "./words.ts";

/** The quarters to choose among: two years. */
const QUARTERS = 8;

interface FigureFiltersProps {
  search: FiguresSearch;
  onSearch: (patch: Partial<FiguresSearch>) => void;
  /** False for those who may not look up clients. */
  hasCompanies: boolean;
  /** False for figures that cannot be narrowed to some stones. */
  hasStones?: boolean;
}

/** The filters of the figures. */
export function FigureFilters({ search, onSearch, hasCompanies, hasStones = true }: FigureFiltersProps) {
  const vocabulary = useVocabulary();
  const hours = useSearchHours(search, hasCompanies);
  const of = (name: "shape" | "color" | "clarity") =>
    (vocabulary[name] ?? []).map(({ code, name: label }) => ({ value: code, label }));
  const companies = (answerOf(hours)?.options.companies ?? []).map(({ business_id, company_name }) => ({
    value: String(business_id),
    label: company_name,
  }));
  const company: Filter = { kind: "choice", name: "business_id", label: words.company, choices: companies };
  const stones: Filter[] = [
    { kind: "choice", name: "shape", label: words.shape, choices: of("shape") },
    { kind: "choice", name: "color", label: words.color, choices: of("color") },
    { kind: "choice", name: "clarity", label: words.clarity, choices: of("clarity") },
  ];
  const filters: Filter[] = [
    ...(hasStones ? stones : []),
    ...(hasCompanies ? [company] : []),
    { kind: "choice", name: "period", label: words.period, choices: quarters(search.period) },
  ];
  return (
    <FilterBar
      filters={filters}
      values={{ ...search, business_id: search.business_id?.toString() }}
      onChange={(patch) => onSearch(figuresSearch({ ...search, ...patch }))}
    />
  );
}

/** The latest quarters, and the chosen one if it is earlier. */
function quarters(chosen: string | undefined): Choice[] {
  const names: string[] = [];
  let next: Quarter | undefined = quarterNamed(quarterOf(today()));
  while (next && names.length < QUARTERS) {
    names.push(next.name);
    next = quarterBefore(next);
  }
  const all = chosen === undefined || names.includes(chosen) ? names : [...names, chosen];
  return all.map((name) => ({ value: name, label: words.quarter(name) }));
}
