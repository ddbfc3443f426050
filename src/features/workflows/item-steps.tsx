import { formatMoment } from "#domain/format.ts";
import { type Step, Steps } from "#ui/frame/steps.tsx";
import { Code } from "#ui/marks/code.tsx";
import { actorWords } from "./actor-words.ts";
import { StepNote } from "./step-note.tsx";
import type { Description, ItemStep } from "./workflow.ts";

export interface ItemStepsProps {
  description: Description;
  steps: readonly ItemStep[];
  /** The present step, from 1. */
  step: number | undefined;
  onStep: (step: number) => void;
}

/** The steps of an item, numbered as on the picture. A press on a step shows the way up to it. */
export function ItemSteps({ description, steps, step: current, onStep }: ItemStepsProps) {
  const shown = steps.map((step, at): Step => {
    const place = at + 1;
    return {
      id: step.seq,
      place,
      now: place === current,
      title: (
        <button type="button" className="step-open" onClick={() => onStep(place)}>
          <Code>{step.transition}</Code>
        </button>
      ),
      who: actorWords(step),
      when: formatMoment(step.at),
      note: <StepNote description={description} step={step} />,
    };
  });
  return <Steps of={shown} />;
}
