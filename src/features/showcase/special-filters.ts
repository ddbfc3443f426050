import type { Filter } from "#ui/list/filter.ts";
import { statusFilter, typeFilter } from "./list-filters.ts";
import type { Clients } from "./use-clients.ts";
import { words } from "./words.ts";

const choice = (name: string, label: string, { options, onTyped }: Clients["people"]): Filter => ({
  kind: "choice",
  name,
  label,
  choices: options,
  onTyped,
});

/**
 * Spec §3: the filters by business_id and diamond_type. The client (user_id) is chosen beside them. A buyer has no
 * choice of clients.
 */
export const specialFilters = ({ businesses, people }: Clients): readonly Filter[] => [
  typeFilter,
  ...(people.options.length > 1 ? [choice("business", words.business, businesses)] : []),
];

/** The filters of the screen that manages them, also by the active flag. */
export const featuredFilters = ({ businesses, people }: Clients): readonly Filter[] => [
  typeFilter,
  statusFilter,
  choice("business", words.business, businesses),
  choice("user_id", words.client, people),
];
