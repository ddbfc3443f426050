import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { words } from "../words.ts";
import { Act } from "./act.tsx";
import { Dialog } from "./dialog.tsx";

export interface ConfirmDialogProps {
  /** The question with its object: "Sell 2 stones for $15,066.16?" */
  title: string;
  /** The act with its consequence: "Sell 2 stones". */
  act: string;
  /** The way back: "Keep on memo". */
  keep?: string;
  size?: "sm" | "md";
  pending?: boolean;
  /** The machine's sentence that locks the act. */
  reason?: string | null;
  onConfirm: () => void;
  onClose: () => void;
  /** The effect of the act, and whether it can be undone. */
  children: ReactNode;
}

/** The question before an act that cannot be undone, with the act's effect. Rendered = open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, act, keep = words.cancel, size = "sm", pending, reason, onConfirm, onClose, children } = props;
  return (
    <Dialog
      title={title}
      size={size}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Act size="sm" loading={pending} reason={reason} onClick={onConfirm}>
            {act}
          </Act>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
