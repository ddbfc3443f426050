import { useState } from "react";
import { FormErrors } from "../form/form-errors.tsx";
import type { FormFailure } from "../form/form-failure.ts";
import { ConfirmDialog, type ConfirmDialogProps } from "./confirm-dialog.tsx";

export interface ActDialogProps extends Omit<ConfirmDialogProps, "pending" | "onConfirm"> {
  /** Does it: nothing comes back when it was done, else why not. */
  onAct: () => Promise<FormFailure | undefined>;
}

/** Asks, acts, waits, and stays open with the refusal where there is one. */
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
