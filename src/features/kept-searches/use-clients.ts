import { useCall } from "#api/query.ts";
import { lookingOf } from "./looking.ts";

/** The clients that this person may search for, by company and name; none for a buyer. */
export function useClients(roleId: number): readonly { id: number; name: string }[] {
  const { data } = useCall("listClientOptions", { query: { size: 1000 } }, { isReady: lookingOf(roleId) !== "own" });
  return (
    data?.data.map(({ id, first_name, last_name, business }) => ({
      id,
      name: clientName(business.company_name, `${first_name} ${last_name}`.trim()),
    })) ?? []
  );
}

/** Spec §3: `Acme | Ann Lee`, as everywhere. */
export const clientName = (company: string | null, name: string): string => (company ? `${company} | ${name}` : name);
