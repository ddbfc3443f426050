import type { Filter } from "#ui/filter-bar.tsx";
import { words } from "./words.ts";

const status: Filter = {
  kind: "choice",
  name: "status",
  label: words.status,
  choices: [
    { value: "active", label: words.statusActive },
    { value: "inactive", label: words.statusInactive },
  ],
};

export const masterFilters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.mastersHint },
  status,
];

export const subMasterFilters: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.subMastersHint },
  status,
];
