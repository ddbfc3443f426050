import { diamondTypes } from "#domain/stone.ts";
import type { Filter } from "#ui/list/filter.ts";
import { words } from "./words.ts";

export const typeFilter: Filter = {
  kind: "choice",
  name: "type",
  label: words.type,
  choices: diamondTypes.map((value) => ({ value, label: words.types[value] })),
};

export const statusFilter: Filter = {
  kind: "choice",
  name: "status",
  label: words.status,
  choices: [
    { value: "active", label: words.statusActive },
    { value: "inactive", label: words.statusInactive },
  ],
};

const wordFilter: Filter = { kind: "search", name: "search", label: words.search, placeholder: words.searchHint };

/** The filters of the gallery. */
export const galleryFilters: readonly Filter[] = [wordFilter, typeFilter];
/** The filters of the screen that manages collections. */
export const collectionFilters: readonly Filter[] = [wordFilter, typeFilter, statusFilter];
