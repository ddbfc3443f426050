import "./progress.css";
import type { ReactNode } from "react";
import { count } from "#domain/format.ts";

export interface ProgressProps {
  /** The name of the work: "Reading northlight.xlsx". */
  label: string;
  done: number;
  /** The total; undefined until it has been counted. */
  of?: number;
  /** True if the total is an estimate. */
  isAbout?: boolean;
  /** The counted things: "rows". */
  unit: string;
  /** The results so far. */
  note?: ReactNode;
  /** The act that stops the work. */
  acts?: ReactNode;
}

/** The progress of long work that outlives the page: its figures, its results so far, and the act that stops it. */
export function Progress({ label, done, of, isAbout, unit, note, acts }: ProgressProps) {
  const all = isAbout ? `about ${count(of)}` : count(of);
  const figures = of === undefined ? `${count(done)} ${unit}` : `${count(done)} of ${all} ${unit}`;
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
