import { useCall } from "#api/query.ts";
import { companyAndPerson } from "#domain/client-label.ts";
import { lookingOf } from "./looking.ts";

/** The clients that this person may search for, by company and name; none for a buyer. */
export function useClients(roleId: number): readonly { id: number; name: string }[] {
  const { data } = useCall("listClientOptions", { query: { size: 1000 } }, { isReady: lookingOf(roleId) !== "own" });
  return (
    data?.data.map(({ id, first_name, last_name, business }) => ({
      id,
      name: companyAndPerson(business.company_name, `${first_name} ${last_name}`.trim()),
    })) ?? []
  );
}
