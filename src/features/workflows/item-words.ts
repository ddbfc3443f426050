import { count, counted, formatDateTime } from "#domain/format.ts";
import type { Party } from "#domain/roles.ts";
import type { ItemStep } from "./workflow.ts";

type Walked = Pick<ItemStep, "transition" | "from" | "to" | "at">;

/** The words of an item and its history. */
export const itemWords = {
  item: "Item",
  history: "History",
  itemSearch: "Stock no, memo no or client",
  noItem: (find: string) => `No item with a history found for “${find}”`,
  noItems: "No histories here yet",
  noItemsText: "An item appears here with its first step.",
  otherItems: "Other items",
  standingIn: (state: string) => `Only those in ${state}`,
  everywhere: "In any state",
  unmoved: (n: number) =>
    n === 1
      ? "1 more stands there without a history. It has not moved since it was made."
      : `${count(n)} more stand there without a history. They have not moved since they were made.`,
  actors: {
    admin: "administrator",
    associate: "associate",
    customer: "customer",
    guest: "guest",
    qc: "quality control",
    auditor: "auditor",
    system: "system",
    visitor: "visitor",
  } satisfies Record<Party, string>,
  system: "System",
  valuesSet: (n: number) => counted(n, "value set", "values set"),
  for: (name: string) => `for ${name}`,
  underOne: (n: number) => `${counted(n, "row", "rows")}, decided under`,
  underMany: (n: number, models: number) => `${counted(n, "row", "rows")}, decided under ${count(models)} models:`,
  conforms: "Replayed to the same end.",
  doesNotConform: (n: number) => `${counted(n, "deviation", "deviations")} found in the replay.`,
  stepOf: (place: number, all: number, { transition, from, to, at }: Walked, actor: string) =>
    `Step ${count(place)} of ${count(all)}: ${transition}, ${from === to ? `stays ${to}` : `${from} to ${to}`}, ${actor}, ${formatDateTime(at)}`,
  openRows: (from: number, to: number) =>
    from === to ? `Open the audit row ${count(from)}` : `Open the audit rows ${count(from)} to ${count(to)}`,
  rowGone: "Its row is no longer in the table.",
  noSteps: "Nothing has been done with it yet.",
  noStepsText: "Each step appears here when it is taken.",
  onPicture: "Show it in the picture",
} as const;
