import { queueColumns, requestCard } from "./queue-columns.tsx";
import { rowId } from "./use-open-request.ts";
import { words } from "./words.ts";

/** The table of waiting requests, for an account of the house. */
export const queueShape = (accountId: number) => ({
  title: words.desk,
  what: words.what,
  columns: queueColumns(accountId),
  rowId,
  card: requestCard,
  filters: [],
});
