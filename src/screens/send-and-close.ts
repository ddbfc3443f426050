import { formOutcome } from "#api/form-outcome.ts";
import type { Data, Input, OperationId } from "#api/operation-types.ts";
import { notify } from "#ui/notice/notify.ts";

/** The props that a form beside its list is handed by its page. */
export interface DrawerProps {
  onClose: () => void;
  /** Tells the page whether leaving would lose something. */
  onDirty?: ((dirty: boolean) => void) | undefined;
}

interface Act<O extends OperationId> {
  operation: O;
  readAnew?: () => void;
  mutateAsync: (input: Input<O>) => Promise<{ data: Data<O>; message: string }>;
}

interface Closing<O extends OperationId> extends Pick<DrawerProps, "onDirty"> {
  /** Closes, or goes on to what was made. */
  onClose: (made: Data<O>) => void;
}

/**
 * Sends what a drawer or a dialog is about. When it is done, the answer's sentence is told, leaving loses nothing, and
 * the drawer closes. A refusal is answered as `formOutcome` has it; `storedOf` reads the row that somebody else saved.
 */
export const sendAndClose = <O extends OperationId, Values = never>(
  act: Act<O>,
  input: NoInfer<Input<O>>,
  { onClose, onDirty }: Closing<O>,
  storedOf?: (current: Data<O>) => Values,
) =>
  formOutcome<Values, O>(
    async () => {
      const { data, message } = await act.mutateAsync(input);
      notify.success(message);
      onDirty?.(false);
      onClose(data);
    },
    act,
    storedOf,
  );
