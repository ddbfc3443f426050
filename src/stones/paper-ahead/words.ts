import { count, formatDate } from "#domain/format.ts";
import type { PrintedKind } from "#domain/stone-lists.ts";

const inDays = (n: number) => (n === 1 ? "1 day" : `${count(n)} days`);
const clientsShown = 5;

/** The words of a paper before it is made: what it lacks, and where its terms and its due date differ. */
export const words = {
  lacks: {
    memo: "This memo is issued without",
    invoice: "The invoice is issued without",
    credit: "The credit note is issued without",
  } satisfies Record<PrintedKind, string>,
  clientsShown,
  noAddress: (n: number) => (n === 1 ? "has no address." : "have no address."),
  others: (n: number) => `and ${count(n)} more`,
  ask: (who: readonly string[]) =>
    who.length === 0
      ? "No administrator has the permission to set it."
      : `Ask an administrator: ${who.slice(0, 3).join(", ")}${who.length > 3 ? " or another" : ""}.`,
  papers: "Paper settings",

  texts: { terms: "The terms", clause: "The memo conditions", payment: "The payment terms" },
  /** The day that the terms mean, if there is one in reason. */
  say: (text: string, said: string, due: string | null) =>
    `${text} say “${said}”${due === null ? "" : `, which is ${formatDate(due)}`}.`,
  dueOn: (due: string, days: number) => `The due date is ${formatDate(due)}, in ${inDays(days)}.`,
  dueAfter: (days: number) => `Invoices are due after ${inDays(days)}.`,
  neverDue: "Invoices have no due date.",
  takeDay: (due: string) => `Due on ${formatDate(due)}`,
  takeDays: (days: number) => `Invoices due after ${inDays(days)}`,
  takeText: (days: number) => `Say “${inDays(days)}”`,
  follow: "Let the text follow: “{days} days”",
  reads: (text: string) => `Printed as: ${text}`,
  placeholders: "{days} and {due date} print the memo’s own days and due date.",
} as const;
