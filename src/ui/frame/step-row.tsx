import "./step-row.css";
import { IconCheck } from "@tabler/icons-react";
import { count } from "#domain/format.ts";
import { words } from "../words.ts";
import { Link } from "./link.tsx";

export interface RowStep {
  label: string;
  to: string;
  /** The number of things that wait there. */
  count?: number;
  current?: boolean;
  isDone?: boolean;
  /** The reason for which the step is not open yet. */
  reason?: string | null;
}

/**
 * The steps of one piece of work, in their order. Each is a link, so that it can be left and taken up again. A step that
 * is not open yet stays in sight, and in reach of the keyboard, with its reason.
 */
export function StepRow({ label, steps }: { label: string; steps: readonly RowStep[] }) {
  return (
    <nav className="step-row" aria-label={label}>
      <ol>
        {steps.map((step, at) => (
          <li key={step.label}>
            <OneStep step={step} place={at + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function OneStep({
  step: { label, to, count: counted, current, isDone, reason },
  place,
}: {
  step: RowStep;
  place: number;
}) {
  const content = (
    <>
      <span className="step-place" data-done={isDone || undefined} aria-hidden="true">
        {isDone ? <IconCheck size={14} /> : place}
      </span>
      <span className="step-label">{label}</span>
      {isDone && <span className="unseen">{words.stepDone}</span>}
      {counted !== undefined && counted > 0 && <span className="tab-count figures">{count(counted)}</span>}
    </>
  );
  if (!reason || current) {
    return (
      <Link to={to} aria-current={current ? "step" : undefined}>
        {content}
      </Link>
    );
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads nowhere yet, and says why
    <a role="link" aria-disabled="true" tabIndex={0} title={reason} aria-description={reason}>
      {content}
    </a>
  );
}
