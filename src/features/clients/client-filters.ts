import { useMemo } from "react";
import { useAssociates } from "#api/use-associates.ts";
import { usePlaces } from "#api/use-places.ts";
import { statuses } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import type { Filter, FilterValues } from "#ui/list/filter.ts";
import type { Written } from "#ui/list/list-search.ts";
import type { ClientsSearch } from "./clients-search.ts";
import { words } from "./words.ts";

const numbers = ["business_associate_id", "country_id", "status"];

const unknownCountry = { value: "0", label: words.unknownCountry };

/** The patch of a filter, in the form of the address. */
export const filterPatch = (patch: FilterValues): Written =>
  Object.fromEntries(
    Object.entries(patch).map(([name, value]) => [name, value && numbers.includes(name) ? Number(value) : value]),
  );

/**
 * The filters of the list. An associate has only own clients, and a tab may fix the status already. The country is there
 * once a figure of the home has chosen one.
 */
export function useClientFilters(roleId: number, { tab, country_id }: ClientsSearch): readonly Filter[] {
  const choosesAssociate = roleId !== roleIds.businessAssociate;
  const associates = useAssociates(choosesAssociate);
  const hasCountry = country_id !== undefined;
  const countries = usePlaces("listCountries", hasCountry ? 0 : null).places;
  const hasStatus = tab !== "registered";
  return useMemo(
    (): readonly Filter[] => [
      { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
      ...(choosesAssociate
        ? [{ kind: "choice", name: "business_associate_id", label: words.associate, choices: associates } as const]
        : []),
      ...(hasStatus
        ? [
            {
              kind: "choice",
              name: "status",
              label: words.status,
              choices: Object.entries(statuses.business).map(([value, { label }]) => ({ value, label })),
            } as const,
          ]
        : []),
      ...(hasCountry
        ? [
            {
              kind: "choice",
              name: "country_id",
              label: words.country,
              choices: [...countries.map(({ id, name }) => ({ value: String(id), label: name })), unknownCountry],
            } as const,
          ]
        : []),
      {
        kind: "choice",
        name: "active",
        label: words.active,
        choices: [
          { value: "yes", label: words.activeOnly },
          { value: "no", label: words.inactiveOnly },
        ],
      },
      { kind: "dates", from: "startDate", to: "endDate", label: words.added },
    ],
    [associates, choosesAssociate, countries, hasCountry, hasStatus],
  );
}
