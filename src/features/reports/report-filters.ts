import { useCall } from "#api/query.ts";
import { clientLabel } from "#domain/client-label.ts";
import { reportPeriodNames, reportPeriods } from "#domain/report-periods.ts";
import { useBusinessOptions } from "#stones/use-business-options.ts";
import { type ClientOption, useClientOptions } from "#stones/use-client-options.ts";
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

/** The client and the company that are chosen. */
interface Chosen {
  user_id?: number | undefined;
  business_id?: number | undefined;
}

const aMinute = 60_000;
const asked = { query: { size: 1000 } } as const;
type Choices = readonly { value: string; label: string }[];
const pick = (name: string, label: string, choices: Choices) => ({ kind: "choice", name, label, choices }) as const;

/** The filters by client and by company. A house with many clients finds those whose name one types. */
function useClientFilters(isAsked: boolean, { user_id, business_id }: Chosen, former: Chosen): Filter[] {
  const people = useClientOptions({ chosen: user_id, former: former.user_id, isAsked });
  const companies = useBusinessOptions({ chosen: business_id, former: former.business_id, isAsked });
  if (!isAsked) return [];
  return [
    { ...pick("user_id", words.client, choicesOf(people.clients.map(client))), onTyped: people.onTyped },
    { ...pick("business_id", words.company, companies.businesses), onTyped: companies.onTyped },
  ];
}

function usePartyFilters(parties: Parties, chosen: Chosen, former: Chosen): Filter[] {
  const { hasClients, hasAssociates, hasProviders } = parties;
  const ofClients = useClientFilters(hasClients, chosen, former);
  const associates = useCall("listAssociateOptions", asked, { freshForMs: aMinute, isReady: hasAssociates });
  const providers = useCall("listProviders", asked, { freshForMs: aMinute, isReady: hasProviders });
  return [
    ...ofClients,
    ...(hasAssociates
      ? [pick("business_associate_id", words.associate, choicesOf((associates.data?.data ?? []).map(option)))]
      : []),
    ...(hasProviders ? [pick("provider_id", words.provider, choicesOf((providers.data?.data ?? []).map(named)))] : []),
  ];
}

type Pair = readonly [string, string];
const choicesOf = (pairs: readonly Pair[]) => pairs.map(([value, label]) => ({ value, label }));
const named = ({ id, name }: { id: number; name: string }): Pair => [String(id), name];
const client = (one: ClientOption): Pair => [String(one.id), clientLabel(one)];
const option = ({ value, label }: { value: number; label: string }): Pair => [String(value), label];

/** The filters of a report. Its group is lifted by a chip. `former` is the choice before, where both are named. */
export function useReportFilters(parties: Parties, chosen: Chosen, former: Chosen = chosen): Filter[] {
  const vocabulary = useVocabulary();
  const ofParties = usePartyFilters(parties, chosen, former);
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
    { kind: "linked", name: "group", label: words.group },
  ];
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
