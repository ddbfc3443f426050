import { roleNames } from "#domain/roles.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { diamondTypes } from "#domain/stone.ts";
import type { Filter } from "#ui/list/filter.ts";
import type { Looking } from "./looking.ts";
import type { Clients } from "./use-clients.ts";
import { words } from "./words.ts";

const type: Filter = {
  kind: "choice",
  name: "type",
  label: words.type,
  choices: diamondTypes.map((value) => ({ value, label: words.types[value] })),
};
const mode: Filter = {
  kind: "choice",
  name: "mode",
  label: words.mode,
  choices: Object.values(searchModes).map((value) => ({ value: String(value), label: words.modes[value] })),
};

export const savedFilters: readonly Filter[] = [
  type,
  mode,
  { kind: "dates", from: "startDate", to: "endDate", label: words.saved },
];

/** The filters by role and client. The office finds everybody's searches, an associate those of their own clients. */
export function recentFilters(looking: Looking, { clients, onTyped }: Clients): readonly Filter[] {
  const role: Filter = {
    kind: "choice",
    name: "role",
    label: words.role,
    choices: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  };
  const client: Filter = {
    kind: "choice",
    name: "user_id",
    label: words.client,
    choices: clients.map(({ id, name }) => ({ value: String(id), label: name })),
    onTyped,
  };
  return [
    type,
    mode,
    ...(looking === "everybody" ? [role] : []),
    ...(looking === "own" ? [] : [client]),
    { kind: "dates", from: "startDate", to: "endDate", label: words.searched },
  ];
}

export const demandFilters: readonly Filter[] = [
  type,
  {
    kind: "choice",
    name: "active",
    label: words.active,
    choices: [
      { value: "active", label: words.statusActive },
      { value: "inactive", label: words.statusInactive },
    ],
  },
];
