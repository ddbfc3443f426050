import { listOf } from "#screens/list-of.ts";
import { mailCard, mailColumns, mailId } from "./mail-columns.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { choicesOf, mailStatuses } from "./outbox-states.ts";
import { words } from "./words.ts";

/** The list of the house's mail. */
export const mailsShown = listOf({
  operation: "listOutbox",
  input: ({ search, sort, status, startDate, endDate }: OutboxSearch, at) => ({
    query: { ...at, search, sort, status, startDate, endDate },
  }),
  failure: "dataNotFetched",
  title: words.mail,
  what: words.mails,
  columns: mailColumns,
  rowId: mailId,
  card: mailCard,
  size: 50,
  filters: [
    { kind: "search", name: "search", label: words.search, placeholder: words.searchHint },
    { kind: "choice", name: "status", label: words.status, choices: choicesOf(mailStatuses) },
    { kind: "dates", from: "startDate", to: "endDate", label: words.created_range },
  ],
  beside: { row: "open", shut: { open: undefined } },
});
