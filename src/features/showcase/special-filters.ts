import type { Filter } from "#ui/filter-bar.tsx";
import { statusFilter, typeFilter } from "./list-filters.ts";
import type { Clients } from "./use-clients.ts";
import { words } from "./words.ts";

/** Spec §3: by business_id, user_id and diamond_type; a buyer has nobody to choose. */
export const specialFilters = ({ businesses, people }: Clients, isManaged = false): readonly Filter[] => [
  typeFilter,
  ...(isManaged ? [statusFilter] : []),
  ...(people.length > 1
    ? [
        { kind: "choice", name: "business", label: words.business, choices: businesses } as const,
        { kind: "choice", name: "client", label: words.client, choices: people } as const,
      ]
    : []),
];
