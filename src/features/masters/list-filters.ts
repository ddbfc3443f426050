import type { Filter } from "#ui/list/filter.ts";
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

/** The filters of the list of all, with a filter by master. */
export const allSubMasterFilters = (masters: readonly { id: number; name: string }[]): readonly Filter[] => [
  ...subMasterFilters,
  {
    kind: "choice",
    name: "master",
    label: words.master,
    choices: masters.map(({ id, name }) => ({ value: String(id), label: name })),
  },
];
