import { useCall } from "#api/query.ts";
import { type ClientOption, useClientOptions } from "./use-client-options.ts";

/** A business as a choice of a field. */
interface BusinessOption {
  value: string;
  label: string;
}
interface Asked {
  chosen: number | undefined;
  /** The choice before, where both are named. */
  former?: number | undefined;
  isAsked?: boolean;
}

const oneMinute = 60_000;

/**
 * The businesses to choose among: those of the first clients, of the clients one types, and the chosen one, now and
 * before. A chosen one is named after being switched off too.
 */
export function useBusinessOptions({ chosen, former, isAsked = true }: Asked): {
  businesses: BusinessOption[];
  onTyped: (text: string) => void;
} {
  const { clients, onTyped, isRead } = useClientOptions({ isAsked });
  const offered = new Map(businessesOf(clients).map((one) => [one.value, one]));
  const further = (id: number | undefined) => (isRead && id !== undefined && !offered.has(String(id)) ? id : undefined);
  const found = [useChosenBusiness(further(chosen)), useChosenBusiness(further(former))];
  for (const one of found) if (one) offered.set(one.value, one);
  return { businesses: [...offered.values()], onTyped };
}

/** The business with this id; undefined until the server has answered. */
function useChosenBusiness(id: number | undefined): BusinessOption | undefined {
  const read = useCall(
    "listClientOptions",
    { query: { business_id: id } },
    { freshForMs: oneMinute, isReady: id !== undefined },
  );
  return businessesOf(read.data?.data ?? []).find(({ value }) => value === String(id));
}

const businessesOf = (clients: readonly ClientOption[]): BusinessOption[] =>
  clients.flatMap(({ business: { id, company_name } }) =>
    id && company_name ? [{ value: String(id), label: company_name }] : [],
  );
