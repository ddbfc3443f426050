import { useState } from "react";
import { FormErrors } from "../form/form-errors.tsx";
import type { FormFailure } from "../form/form-failure.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

export interface ActDialogProps extends Omit<ConfirmDialogProps, "pending" | "onConfirm"> {
  /** Does the act. Resolves to nothing when it was done, else to the reason against it. */
  onAct: () => Promise<FormFailure | undefined>;
}

/** A dialog that asks, acts and waits. A refusal keeps it open and is shown in it. */
export function ActDialog({ onAct, children, ...rest }: ActDialogProps) {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<FormFailure>();

  async function act() {
    setPending(true);
    setFailure(undefined);
    try {
      setFailure(await onAct());
    } finally {
      setPending(false);
    }
  }
  return (
    <ConfirmDialog {...rest} pending={pending} onConfirm={() => void act()}>
      {children}
      {failure && <FormErrors failure={failure} fields={{}} />}
    </ConfirmDialog>
  );
}
