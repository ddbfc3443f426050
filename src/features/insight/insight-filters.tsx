import { useCall } from "#api/query.ts";
import { answerOf } from "#api/query-failure.ts";
import { caratBandFrom, caratBandName, caratWeights, lostGroups } from "#domain/lost-deals.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import type { Filter } from "#ui/list/filter.ts";
import { FilterBar } from "#ui/list/filter-bar.tsx";
import { activeFilters } from "#ui/list/filter-chips.tsx";
import { ageingAsked, type InsightSearch, insightSearch } from "./insight-search.ts";
import { words } from "./words.ts";

interface InsightFiltersProps {
  search: InsightSearch;
  onSearch: (patch: Partial<InsightSearch>) => void;
  mayRead: (screen: string) => boolean;
  tellsByProvider: boolean;
}

const carats = caratWeights.map((weight) => {
  const { from, to } = caratBandFrom(weight);
  return { value: `${from}..${to ?? ""}`, label: caratBandName(weight) };
});

/** The filters of the figures, and how many of them are on. A grouping narrows nothing. */
export function useInsightFilters({ search, onSearch, mayRead, tellsByProvider }: InsightFiltersProps) {
  const vocabulary = useVocabulary();
  const isAgeing = search.tab === "ageing";
  const isLost = search.tab === "lost";
  const hasCompanies = !isAgeing && mayRead("client");
  const known = useCall("filterSearchDaywise", { body: {} }, { isReady: hasCompanies, freshForMs: 60_000 });
  const ages = useCall("getAgeing", { query: ageingAsked({ tab: "ageing" }) }, { isReady: isAgeing });
  const of = (name: "shape" | "color" | "clarity") =>
    (vocabulary[name] ?? []).map(({ code, name: label }) => ({ value: code, label }));
  const providers = (answerOf(ages)?.stock.providers ?? []).map(({ value, name }) => ({ value, label: name }));
  const companies = (answerOf(known)?.options.companies ?? []).map(({ business_id, company_name }) => ({
    value: String(business_id),
    label: company_name,
  }));
  const groupings = lostGroups
    .filter((by) => by !== "shape" && (by !== "provider" || tellsByProvider))
    .map((by) => ({ value: by, label: words.groups[by] }));
  const types = [
    { value: "white", label: words.white },
    { value: "fancy", label: words.fancy },
  ];
  const both: Filter[] = [
    { kind: "choice", name: "diamond_type", label: words.type, choices: types },
    { kind: "choice", name: "shape", label: words.shape, choices: of("shape") },
  ];
  const grouping: Filter = { kind: "choice", name: "by", label: words.groupedBy, choices: groupings };
  const byProvider: Filter = { kind: "choice", name: "provider_id", label: words.provider, choices: providers };
  const byCompany: Filter = { kind: "choice", name: "business_id", label: words.company, choices: companies };
  const filters: Filter[] = isAgeing
    ? [...both, ...(answerOf(ages)?.stock.providers ? [byProvider] : [])]
    : [
        ...(isLost ? [grouping] : []),
        ...both,
        { kind: "choice", name: "color", label: words.color, choices: of("color") },
        { kind: "choice", name: "clarity", label: words.clarity, choices: of("clarity") },
        { kind: "choice", name: "carat", label: words.carats, choices: carats },
        ...(hasCompanies ? [byCompany] : []),
        { kind: "dates", from: "startDate", to: "endDate", label: words.days },
      ];
  const values = {
    ...search,
    business_id: search.business_id?.toString(),
    provider_id: search.provider_id?.toString(),
  };
  const bar = (
    <FilterBar
      filters={filters}
      values={values}
      onChange={(patch) => onSearch(insightSearch({ ...search, ...patch, open: undefined }))}
    />
  );
  const narrowing = filters.filter((filter) => filter !== grouping);
  return { bar, on: activeFilters(narrowing, values).length };
}
