import { useBusinessOptions } from "#stones/use-business-options.ts";
import { useClientOptions } from "#stones/use-client-options.ts";

export interface Option {
  value: string;
  label: string;
}
/** Choices, and who hears what one types: a house with many clients finds those whose name it is. */
interface Choices {
  options: readonly Option[];
  onTyped: (text: string) => void;
}
export interface Clients {
  businesses: Choices;
  people: Choices;
}

/** The businesses and people that a stone can be special for, and whose view one may ask for, with the chosen ones. */
export function useClients(chosen: { business?: number | undefined; person?: number | undefined }): Clients {
  const { clients, onTyped } = useClientOptions({ chosen: chosen.person });
  const { businesses, onTyped: onBusinessTyped } = useBusinessOptions({ chosen: chosen.business });
  return {
    businesses: { options: businesses, onTyped: onBusinessTyped },
    people: {
      // Spec §3: company name | first name last name.
      options: clients.map(({ id, first_name, last_name, business }) => ({
        value: String(id),
        label: [business.company_name, `${first_name} ${last_name}`].filter(Boolean).join(" | "),
      })),
      onTyped,
    },
  };
}
