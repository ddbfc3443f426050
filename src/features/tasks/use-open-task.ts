import { useCall } from "#api/query.ts";
import { useRefetchEvery } from "#api/use-refetch-every.ts";
import { useFrozenRow } from "#screens/use-frozen-row.ts";
import type { Task } from "./task-act.tsx";

/** Somebody else may do or reopen the open task meanwhile. */
const lookEveryMs = 20_000;

/** An open task. It is read by itself, as a task that is done leaves the list of the pending ones. */
export function useOpenTask(row: Task) {
  const { id } = row;
  const { data: read, refetch } = useCall("getTask", { path: { id } });
  useRefetchEvery(lookEveryMs, () => void refetch());
  const now = read && read.version >= row.version ? read : row;
  return useFrozenRow(`task ${id}`, now, ({ status }) => status);
}
