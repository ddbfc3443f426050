import { companyAndPerson } from "#domain/client-label.ts";
import { useClientOptions } from "#stones/use-client-options.ts";
import { lookingOf } from "./looking.ts";

export interface Clients {
  clients: readonly { id: number; name: string }[];
  onTyped: (text: string) => void;
}

/** The clients that this person may search for, by company and name; none for a buyer. The chosen one is among them. */
export function useClients(roleId: number, chosenId: number | undefined): Clients {
  const { clients, onTyped } = useClientOptions({ chosen: chosenId, isAsked: lookingOf(roleId) !== "own" });
  const named = clients.map(({ id, first_name, last_name, business }) => ({
    id,
    name: companyAndPerson(business.company_name, `${first_name} ${last_name}`.trim()),
  }));
  return { clients: named, onTyped };
}
