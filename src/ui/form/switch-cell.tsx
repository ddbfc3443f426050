import "./switch-cell.css";
import { Tooltip } from "@mantine/core";
import { useId } from "react";

export interface SwitchCellProps {
  /** The thing that is switched: "Round is active". */
  label: string;
  on: boolean;
  /** The machine's sentence against switching. */
  reason?: string | null;
  pending?: boolean;
  onToggle: (on: boolean) => void;
}

/** A switch in a row. A locked one stays in reach of the keyboard and says why. */
export function SwitchCell({ label, on, reason, pending, onToggle }: SwitchCellProps) {
  const id = useId();
  const button = (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={on}
      aria-label={label}
      aria-disabled={reason || pending ? true : undefined}
      aria-busy={pending || undefined}
      aria-describedby={reason ? id : undefined}
      onClick={() => {
        if (!reason && !pending) onToggle(!on);
      }}
    >
      <span className="switch-knob" />
    </button>
  );
  if (!reason) return button;
  return (
    <>
      <Tooltip label={reason} multiline maw={300} events={{ hover: true, focus: true, touch: true }}>
        {button}
      </Tooltip>
      <span id={id} className="unseen">
        {reason}
      </span>
    </>
  );
}
