import "./progress.css";
import type { ReactNode } from "react";
import { count } from "#domain/format.ts";

export interface ProgressProps {
  /** What is being done: "Reading northlight.xlsx". */
  label: string;
  done: number;
  /** Unknown until it has been counted. */
  of?: number;
  /** What is counted: "rows". */
  unit: string;
  /** What has come of it so far. */
  note?: ReactNode;
  /** Stopping it. */
  acts?: ReactNode;
}

/** Long work that outlives the page: how far it is, what came of it, and how to stop it. */
export function Progress({ label, done, of, unit, note, acts }: ProgressProps) {
  const figures = of === undefined ? `${count(done)} ${unit}` : `${count(done)} of ${count(of)} ${unit}`;
  return (
    <div className="stack">
      <div className="row between wrap">
        <span>{label}</span>
        <span className="figures">{figures}</span>
      </div>
      <progress className="progress" aria-label={label} value={of === undefined ? undefined : done} max={of} />
      {(note || acts) && (
        <div className="row between wrap">
          <span className="dim">{note}</span>
          {acts}
        </div>
      )}
    </div>
  );
}
