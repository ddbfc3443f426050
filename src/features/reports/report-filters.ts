import { useMemo } from "react";
import { useCall } from "#api/query.ts";
import { clientLabel } from "#domain/client-label.ts";
import { reportPeriodNames, reportPeriods } from "#domain/report-periods.ts";
import type { ClientOption } from "#stones/use-client-options.ts";
import { useVocabulary } from "#stones/use-vocabulary.ts";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import type { Written } from "#ui/list/list-search.ts";
import { words } from "./words.ts";

/** The people and companies that a report may be narrowed by. */
export interface Parties {
  hasClients: boolean;
  hasAssociates: boolean;
  hasProviders: boolean;
}

const aMinute = 60_000;
const asked = { query: { size: 1000 } } as const;
const pick = (name: string, label: string, choices: readonly { value: string; label: string }[]): Filter => ({
  kind: "choice",
  name,
  label,
  choices,
});

function useParties({ hasClients, hasAssociates, hasProviders }: Parties): Filter[] {
  const clients = useCall("listClientOptions", { query: {} }, { freshForMs: aMinute, isReady: hasClients });
  const associates = useCall("listAssociateOptions", asked, { freshForMs: aMinute, isReady: hasAssociates });
  const providers = useCall("listProviders", asked, { freshForMs: aMinute, isReady: hasProviders });
  return useMemo(() => {
    const companies = (clients.data?.data ?? []).flatMap(({ business: { id, company_name } }) =>
      id && company_name ? [[String(id), company_name] as const] : [],
    );
    return [
      ...(hasClients
        ? [
            pick("user_id", words.client, choicesOf((clients.data?.data ?? []).map(client))),
            pick("business_id", words.company, choicesOf([...new Map(companies)])),
          ]
        : []),
      ...(hasAssociates
        ? [pick("business_associate_id", words.associate, choicesOf((associates.data?.data ?? []).map(option)))]
        : []),
      ...(hasProviders
        ? [pick("provider_id", words.provider, choicesOf((providers.data?.data ?? []).map(named)))]
        : []),
    ];
  }, [clients.data, associates.data, providers.data, hasClients, hasAssociates, hasProviders]);
}

type Pair = readonly [string, string];
const choicesOf = (pairs: readonly Pair[]) => pairs.map(([value, label]) => ({ value, label }));
const named = ({ id, name }: { id: number; name: string }): Pair => [String(id), name];
const client = (one: ClientOption): Pair => [String(one.id), clientLabel(one)];
const option = ({ value, label }: { value: number; label: string }): Pair => [String(value), label];

/** The filters of a report; its group is lifted by a chip. */
export function useReportFilters(parties: Parties, group: string | undefined): Filter[] {
  const vocabulary = useVocabulary();
  const ofParties = useParties(parties);
  return useMemo(() => {
    const codes = (name: "shape" | "color" | "clarity") =>
      (vocabulary[name] ?? []).map(({ code, name: label }) => ({ value: code, label }));
    const periods = reportPeriods.map((value) => ({ value, label: reportPeriodNames[value] }));
    const types = (["white", "fancy"] as const).map((value) => ({ value, label: words.types[value] }));
    return [
      pick("period", words.period, periods),
      { kind: "dates", from: "startDate", to: "endDate", label: words.days },
      ...ofParties,
      pick("diamond_type", words.type, types),
      pick("shape", words.shape, codes("shape")),
      pick("color", words.color, codes("color")),
      pick("clarity", words.clarity, codes("clarity")),
      { kind: "linked", name: "group", label: words.group, ...(group !== undefined && { shown: group }) },
    ];
  }, [vocabulary, ofParties, group]);
}

const numbers = ["user_id", "business_id", "business_associate_id", "provider_id"];

/** The values of filters as a question has them: an id is a number. */
export const typedFilters = (values: FilterValues): Written =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value && numbers.includes(name) ? Number(value) : value]),
  );

/** The patch of a filter in the form of the address. Another filter makes other groups; days and a period exclude each other. */
export function reportPatch(patch: FilterValues): Written {
  const days = "startDate" in patch || "endDate" in patch ? { period: undefined } : {};
  const period = patch.period ? { startDate: undefined, endDate: undefined } : {};
  return { group: undefined, ...days, ...period, ...typedFilters(patch) };
}
