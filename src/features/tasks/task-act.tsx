import { createContext, use } from "react";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { codes } from "#domain/codes.ts";
import { messages } from "#domain/messages.ts";
import { isRoleId, partyOf } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import { refusalOf } from "#machines/kit/offered.ts";
import { Act } from "#ui/act.tsx";
import { notifyOutcome } from "#ui/notify-outcome.ts";
import { words } from "./words.ts";

export type Task = Data<"listTasks">["data"][number];

/** Who looks, for the cells that act: columns stand at module scope and know nobody. */
export const TaskViewer = createContext<{ role_id: number; mayWrite: boolean }>({ role_id: 0, mayWrite: false });

/** Why this person may not move a task now, if so: the missing right, else the machine's sentence. */
function useRefusal({ status }: Task): string | null {
  const { role_id, mayWrite } = use(TaskViewer);
  if (!mayWrite || !isRoleId(role_id)) return messages.forbidden;
  const isPending = status === codes.task.pending;
  const row = { state: isPending ? "pending" : "done" };
  // Only tasks within one's reach are listed.
  const actor = { party: partyOf(role_id), reach: ["any" as const, "ownCustomers" as const] };
  return refusalOf(workflows.task, row, { type: isPending ? "DONE" : "REOPEN" }, actor)?.reason ?? null;
}

/** Calls a task done, or takes it up again, by its machine. */
export function TaskAct({ of: task, size }: { of: Task; size?: "sm" }) {
  const move = useAct("setTaskStatus", { refreshes: ["listTasks"] });
  const { id, version, title } = task;
  const isPending = task.status === codes.task.pending;
  const status = isPending ? codes.task.done : codes.task.pending;
  return (
    <Act
      size={size}
      variant={size ? "filled" : "default"}
      reason={useRefusal(task)}
      loading={move.isPending}
      aria-label={isPending ? words.markDoneThis(title) : words.reopenThis(title)}
      onClick={() => void notifyOutcome(move.mutateAsync({ path: { id }, body: { status, version } }))}
    >
      {isPending ? words.markDone : words.reopen}
    </Act>
  );
}
