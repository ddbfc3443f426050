import "./first-day.css";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { senderFaults } from "#domain/sender-records.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { PapersLack } from "./papers-lack.tsx";
import { type FirstDay, type FirstDayStep, placeOf, type SenderFaults } from "./steps.ts";
import { words } from "./words.ts";

/** The steps of the first day. Each says what is missing, and leads to its screen whoever may take it. */
export function FirstDayPanel({
  day: { steps, papers_lack, sender_faults },
  aside,
}: {
  day: FirstDay;
  aside?: ReactNode;
}) {
  const done = steps.filter(({ is_done }) => is_done).length;
  return (
    <Panel
      title={words.all}
      flush
      aside={
        <>
          <span role="status">{words.progress(done, steps.length)}</span>
          {aside}
        </>
      }
    >
      <ol className="first-day">
        {steps.map((step) => (
          <OneStep
            key={step.name}
            step={step}
            lacks={step.name === "company" ? papers_lack : []}
            faults={step.name === "mail" ? sender_faults : []}
          />
        ))}
      </ol>
    </Panel>
  );
}

interface StepProps {
  step: FirstDayStep;
  /** The parts that papers are issued without. */
  lacks: FirstDay["papers_lack"];
  /** The faults that receivers will hold against the mail of the house. */
  faults: SenderFaults;
}

function OneStep({ step: { name, is_done, count, may, who }, lacks, faults }: StepProps) {
  const { title, missing, done, act } = words.steps[name];
  return (
    <li data-done={is_done || undefined}>
      {is_done ? <IconCircleCheck size={20} aria-hidden="true" /> : <IconCircle size={20} aria-hidden="true" />}
      <div>
        <h3>
          <span className="unseen">{is_done ? words.done : words.open} </span>
          {title}
        </h3>
        <p className="dim">{is_done ? done(count) : missing}</p>
        {faults.map(({ fault, name: asked }) => (
          <p key={`${fault} ${asked}`} className="first-day-fault">
            {senderFaults[fault](asked)}
          </p>
        ))}
        <PapersLack lacks={lacks} isNamed={is_done} may={may} />
        {(!is_done || lacks.length > 0) && !may && (
          <p className="dim">{who.length > 0 ? words.asks(who) : words.nobody}</p>
        )}
      </div>
      {!is_done && may && <Link to={placeOf[name]}>{act}</Link>}
    </li>
  );
}
