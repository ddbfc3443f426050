import { listOf } from "#screens/list-of.ts";
import { deviationCard, deviationColumns, deviationId } from "./deviation-columns.tsx";
import { words } from "./words.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

/** The deviations of a workflow's histories from its machine. */
export const deviationsList = (name: string) =>
  listOf({
    operation: "listDeviations",
    input: (_: WorkflowSearch, at) => ({ path: { name }, query: at }),
    failure: "dataNotFetched",
    title: words.deviations,
    what: words.deviations,
    columns: deviationColumns,
    rowId: deviationId,
    card: deviationCard,
    size: 50,
    filters: [],
  });
