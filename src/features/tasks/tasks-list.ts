import { codes } from "#domain/codes.ts";
import { listOf } from "#screens/list-of.ts";
import { doneColumns, pendingColumns, taskCard, taskId } from "./task-columns.tsx";
import type { TasksParams } from "./tasks-params.ts";
import { words } from "./words.ts";

const pending = listOf({
  operation: "listTasks",
  input: ({ search }: TasksParams, at) => ({ query: { ...at, search, status: codes.task.pending } }),
  failure: "dataNotFetched",
  title: words.title,
  what: words.tasks,
  columns: pendingColumns,
  rowId: taskId,
  card: taskCard,
  size: 50,
  filters: [{ kind: "search", name: "search", label: words.search, placeholder: words.searchHint }],
  beside: { row: "open", shut: { open: undefined, new: undefined, line: undefined, paper: undefined } },
});

/** The pending tasks, and the done ones. */
export const tasksLists = {
  pending: { ...pending, empty: { title: words.nothingPending, text: words.nothingPendingText } },
  done: {
    ...pending,
    input: ({ search }: TasksParams, at: { page: number; size: number }) => ({
      query: { ...at, search, status: codes.task.done },
    }),
    columns: doneColumns,
    empty: { title: words.nothingDone, text: words.nothingDoneText },
  },
} as const;
