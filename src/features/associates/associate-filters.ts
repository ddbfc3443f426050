import type { Filter } from "#ui/list/filter.ts";
import { words } from "./words.ts";

/** The filters of the list. */
export const associateFilters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  {
    kind: "choice",
    name: "active",
    label: words.status,
    choices: [
      { value: "yes", label: words.activeOnly },
      { value: "no", label: words.inactiveOnly },
    ],
  },
];
