import "./chip.css";
import type { ReactNode } from "react";
import { count } from "#domain/format.ts";

export interface ChipProps {
  label: ReactNode;
  /** The full name, for screen readers and as a title, where the label is letters. */
  name?: string;
  /** The number of matches under all the other filters. */
  count?: number;
  pressed: boolean;
  /** The act of a click with Shift, in words. */
  hint?: string;
  /** A drawing above the label, which makes the chip tall. */
  drawing?: ReactNode;
  onToggle: (pressed: boolean, isWithShift: boolean) => void;
}

/** The most letters that a chip surely shows beside a count. */
const ROOM = 9;

/** A label that may be cut, to be read as a title. */
const longOf = (label: ReactNode) => (typeof label === "string" && label.length > ROOM ? label : undefined);

/** A choice with its live count. A choice without matches is dashed and can still be pressed. */
export function Chip({ label, name, count: matching, pressed, hint, drawing, onToggle }: ChipProps) {
  return (
    <button
      type="button"
      className={drawing ? "chip tall" : "chip"}
      aria-pressed={pressed}
      title={[name ?? longOf(label), hint].filter(Boolean).join("\n") || undefined}
      data-none={matching === 0 || undefined}
      onClick={(event) => onToggle(!pressed, event.shiftKey)}
    >
      {drawing}
      <span>
        {label}
        {name && <span className="unseen"> {name} </span>}
      </span>
      {matching !== undefined && (
        <span className="chip-count figures" data-long={matching >= 10_000 || undefined}>
          {count(matching)}
        </span>
      )}
    </button>
  );
}
