import type { EventObject } from "xstate";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
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
  /** Called with the answer of an act that was done. */
  onDone?: (answer: Data<O>) => void;
  /** The act of somebody else meanwhile: nothing can be done until the viewer goes on. */
  frozen?: string | null;
}

/** One act on a row that is sent at once, as far as the machine of the row allows it. */
export function RowAct<O extends OperationId>(props: RowActProps<O>) {
  const { workflow, row, event, operation, input, refreshes, label, onDone, frozen = null } = props;
  const act = useAct(operation, { refreshes });
  const refusal = useActReason(workflow, row, event);
  const send = async () => {
    const answer = await act.mutateTold(input);
    onDone?.(answer.data);
    return answer;
  };
  return (
    <Act
      variant="default"
      loading={act.isPending}
      reason={frozen ?? refusal}
      onClick={() => void notifyOutcome(send())}
    >
      {label}
    </Act>
  );
}
