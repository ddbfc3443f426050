import { listOf } from "#screens/list-of.ts";
import type { FilterValues } from "#ui/list/filter.ts";
import type { Written } from "#ui/list/list-search.ts";
import { auditFilters } from "./audit-filters.ts";
import { type AuditSearch, auditFilter } from "./audit-search.ts";
import { entryCard, entryColumns, entryId } from "./entry-columns.tsx";
import { words } from "./words.ts";

/** The address keeps numbers. A field gives its choice as text. */
const typed = ({ role_id, ...patch }: FilterValues) => ({
  ...patch,
  ...(role_id !== undefined && { role_id: Number(role_id) }),
});

/** The patch for the address. A lifted filter is named in it, as undefined. */
function change(patch: FilterValues): Written {
  const lifted = Object.keys(patch).filter((name) => patch[name] === undefined);
  return { ...typed(patch), ...Object.fromEntries(lifted.map((name) => [name, undefined])) };
}

/** The entries of the log, the latest first. */
export const entriesList = listOf({
  operation: "listAuditLogs",
  input: (search: AuditSearch, at) => ({ query: { ...auditFilter(search), ...at } }),
  failure: "dataNotFetched",
  title: words.log,
  what: words.rows,
  columns: entryColumns,
  rowId: entryId,
  card: entryCard,
  size: 100,
  filters: auditFilters(undefined),
  typed: change,
  beside: { row: "entry", shut: { entry: undefined } },
});
