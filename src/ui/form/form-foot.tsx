import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Act } from "../act/act.tsx";
import { words } from "../words.ts";

interface FormFootProps {
  /** A part that stays in view over the acts while the fields are scrolled. */
  sum: ReactNode;
  act: string;
  /** Locks the act, with the reason. */
  reason: string | null | undefined;
  pending: boolean;
  onCancel: () => void;
}

/** The acts of a form: cancel and send. */
export const FormFoot = ({ sum, act, reason, pending, onCancel }: FormFootProps) => (
  <footer className="form-foot">
    {sum}
    <div className="row between">
      <Button size="sm" variant="default" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
        {act}
      </Act>
    </div>
  </footer>
);
