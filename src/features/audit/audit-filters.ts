import { auditNouns } from "#domain/audit/nouns.ts";
import { nounOf, verbOf } from "#domain/audit/what-happened.ts";
import { roleNames } from "#domain/roles.ts";
import type { Choice, Filter } from "#ui/list/filter.ts";
import type { AuditFilter } from "./audit-search.ts";
import { callTitle } from "./call-title.ts";
import { words } from "./words.ts";

/** Machines of the screen. The log never holds a step of theirs. */
const ofScreens: readonly string[] = ["fetchCycle", "openItem"];

/**
 * The subjects by their nouns. Things of one name are one choice: the rows of a table, and the machine that moves them.
 */
function aboutChoices(): Choice[] {
  const names = new Map<string, string[]>();
  for (const [workflow, noun] of Object.entries(auditNouns)) {
    if (!ofScreens.includes(workflow)) names.set(noun, [...(names.get(noun) ?? []), workflow]);
  }
  const choices = [...names].map(([label, workflows]) => ({ value: workflows.join(","), label }));
  return choices.sort((a, b) => (a.label < b.label ? -1 : 1));
}

const fields: readonly Filter[] = [
  { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
  { kind: "choice", name: "workflow", label: words.workflow, choices: aboutChoices() },
  {
    kind: "choice",
    name: "role_id",
    label: words.role,
    choices: Object.entries(roleNames).map(([value, label]) => ({ value, label })),
  },
  {
    kind: "choice",
    name: "diamond_type",
    label: words.type,
    choices: Object.entries(words.types).map(([value, label]) => ({ value, label })),
  },
  { kind: "dates", from: "startDate", to: "endDate", label: words.period },
];

/** Filters that only a link sets: nobody types the number of an account. */
const linked = {
  who: words.person,
  item: words.item,
  stock: words.stone,
  operation: words.operation,
  transition: words.transition,
  request_id: words.request,
  seq_from: words.from,
  seq_to: words.to,
} as const;

/** A transition as words: "Memo: received back". */
const transitionTitle = (transition: string) =>
  `${nounOf(transition.slice(0, transition.indexOf(".")))}: ${verbOf(transition)}`;

/** The filters of the log. A person is shown by name once one of their entries is read, a call by its title. */
export const auditFilters = (
  person: string | undefined,
  { operation, transition }: AuditFilter = {},
): readonly Filter[] => {
  const shown: Partial<Record<keyof typeof linked, string>> = {
    ...(person && { who: person }),
    ...(operation && { operation: callTitle(operation) }),
    ...(transition && { transition: transitionTitle(transition) }),
  };
  return [
    ...fields,
    ...(Object.keys(linked) as (keyof typeof linked)[]).map((name): Filter => {
      const value = shown[name];
      return { kind: "linked", name, label: linked[name], ...(value && { shown: value }) };
    }),
  ];
};

/** True if the filter has more than a range of the log. Matches are then counted up to a number. */
export const isNarrowed = ({ seq_from: _, seq_to: __, ...filter }: AuditFilter): boolean =>
  Object.values(filter).some((value) => value !== undefined);
