import { listOf } from "#screens/list-of.ts";
import { deviationCard, deviationColumns, deviationId } from "./deviation-columns.tsx";
import { words } from "./words.ts";
import type { WorkflowSearch } from "./workflow-search.ts";

/** What in the histories of a workflow is not as its machine has it. */
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
