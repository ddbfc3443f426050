import "./tick-box.css";
import type { ComponentProps } from "react";

export interface TickBoxProps extends Omit<ComponentProps<"input">, "type" | "ref"> {
  /** What ticking it means: a box in a row has no words beside it. */
  label: string;
  /** Some but not all of what it stands for. */
  partly?: boolean;
}

/** A box to tick without words: the browser's own, so that five hundred of them cost nothing. */
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
