import type { EventObject } from "xstate";
import type { Input, OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import type { Row, Workflow } from "#machines/kit/workflow.ts";
import { Act } from "#ui/act/act.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { useActReason } from "./row-viewer.tsx";

interface RowActProps<O extends OperationId> {
  workflow: Workflow;
  row: Row;
  event: EventObject;
  operation: O;
  input: NoInfer<Input<O>>;
  refreshes: readonly OperationId[];
  label: string;
  /** The act of somebody else meanwhile: nothing can be done until the viewer goes on. */
  frozen?: string | null;
}

/** One act on a row that is sent at once, as far as the machine of the row allows it. */
export function RowAct<O extends OperationId>(props: RowActProps<O>) {
  const { workflow, row, event, operation, input, refreshes, label, frozen = null } = props;
  const act = useAct(operation, { refreshes });
  const refusal = useActReason(workflow, row, event);
  return (
    <Act
      variant="default"
      loading={act.isPending}
      reason={frozen ?? refusal}
      onClick={() => void notifyOutcome(act.mutateTold(input))}
    >
      {label}
    </Act>
  );
}
