import { useMemo } from "react";
import { useCall } from "#api/query.ts";

export interface Option {
  value: string;
  label: string;
}
export interface Clients {
  businesses: readonly Option[];
  people: readonly Option[];
}

const aMinute = 60_000;

/** The businesses and people that a stone can be special for, and whose view one may ask for. */
export function useClients(): Clients {
  const { data } = useCall("listClientOptions", { query: { size: 1000 } }, { freshForMs: aMinute });
  return useMemo(() => {
    const clients = data?.data ?? [];
    const businesses = new Map(
      clients.flatMap(({ business: { id, company_name } }) => (id && company_name ? [[String(id), company_name]] : [])),
    );
    return {
      businesses: [...businesses].map(([value, label]) => ({ value, label })),
      // Spec §3: company name | first name last name.
      people: clients.map(({ id, first_name, last_name, business }) => ({
        value: String(id),
        label: [business.company_name, `${first_name} ${last_name}`].filter(Boolean).join(" | "),
      })),
    };
  }, [data]);
}
