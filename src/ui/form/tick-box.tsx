import "./tick-box.css";
import type { ComponentProps } from "react";

export interface TickBoxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  /** The meaning of the tick: a box in a row has no words beside it. */
  label: string;
  /** True if some but not all of its rows are ticked. */
  partly?: boolean;
}

/** A tick box without words. It is the browser's own, so that five hundred of them cost nothing. */
export function TickBox({ label, partly = false, ...rest }: TickBoxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      className="tick"
      aria-label={label}
      ref={(box) => {
        if (box) box.indeterminate = partly;
      }}
    />
  );
}
