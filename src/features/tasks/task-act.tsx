import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { codes } from "#domain/codes.ts";
import { workflows } from "#machines/index.ts";
import { useActReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { words } from "./words.ts";

export type Task = Data<"listTasks">["data"][number];

/** Every listed task is within the viewer's reach. */
const listed = ["any", "ownCustomers"] as const;

/** The reads that an act on a task puts out of date. */
export const refreshes = ["listTasks", "getTask", "countWaiting", "getHome"] as const;

interface TaskActProps {
  of: Task;
  size?: "sm";
  /** The act of somebody else meanwhile: nothing can be done until the viewer goes on. */
  frozen?: string | null;
}

/** Sets a task to done or back to pending, by its machine. */
export function TaskAct({ of: task, size, frozen = null }: TaskActProps) {
  const move = useAct("setTaskStatus", { refreshes });
  const { id, version, title } = task;
  const isPending = task.status === codes.task.pending;
  const row = { state: isPending ? "pending" : "done" };
  const refusal = useActReason(workflows.task, row, { type: isPending ? "DONE" : "REOPEN" }, listed);
  const status = isPending ? codes.task.done : codes.task.pending;
  return (
    <Act
      size={size}
      variant={size ? "filled" : "default"}
      reason={frozen ?? refusal}
      loading={move.isPending}
      aria-label={isPending ? words.markDoneThis(title) : words.reopenThis(title)}
      onClick={() => void notifyOutcome(move.mutateTold({ path: { id }, body: { status, version } }))}
    >
      {isPending ? words.markDone : words.reopen}
    </Act>
  );
}
