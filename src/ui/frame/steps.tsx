import "./steps.css";
import type { ReactNode } from "react";

export interface Step {
  id: string | number;
  title: ReactNode;
  who: ReactNode;
  when: string;
  note?: ReactNode;
  /** True for the open step: a ring instead of a dot. */
  now?: boolean;
  /** Its number on the picture of the workflow, in place of the dot. */
  place?: number;
}

/** A history of events with person and time, oldest first; the open step last. */
export function Steps({ of }: { of: readonly Step[] }) {
  return (
    <ol className="steps" data-numbered={of.some((step) => step.place !== undefined) || undefined}>
      {of.map((step) => (
        <li
          key={step.id}
          data-now={step.now || undefined}
          data-place={step.place}
          aria-current={step.now ? "step" : undefined}
        >
          <div className="step-title">{step.title}</div>
          <div className="step-meta">
            <span>{step.who}</span>
            <span>{step.when}</span>
          </div>
          {step.note && <div className="step-note">{step.note}</div>}
        </li>
      ))}
    </ol>
  );
}
