import { listOf } from "#screens/list-of.ts";
import { jobCard, jobColumns, jobId } from "./job-columns.tsx";
import type { OutboxSearch } from "./outbox-search.ts";
import { choicesOf, jobStates } from "./outbox-states.ts";
import { words } from "./words.ts";

/** The list of jobs in the background. */
export const jobsShown = listOf({
  operation: "listJobs",
  input: ({ state }: OutboxSearch, at) => ({ query: { ...at, state } }),
  failure: "dataNotFetched",
  title: words.jobs,
  what: words.jobRows,
  columns: jobColumns,
  rowId: jobId,
  card: jobCard,
  size: 50,
  filters: [{ kind: "choice", name: "state", label: words.state, choices: choicesOf(jobStates) }],
});
