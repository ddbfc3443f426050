import { formatDateTime } from "#domain/format.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import { Code } from "#ui/code.tsx";
import { type Step, Steps } from "#ui/steps.tsx";
import { Tag } from "#ui/tag.tsx";
import { changeWords } from "./change-words.ts";
import { stateWords } from "./state-words.ts";
import { words } from "./words.ts";
import type { Description, ItemStep } from "./workflow.ts";

const nameOf = ({ who, on_behalf_of, role_id, party }: ItemStep): string => {
  const role = isRoleId(role_id) ? roleNames[role_id] : words.parties[party];
  const actor = who ? `${who.name}, ${role.toLowerCase()}` : words.system;
  return on_behalf_of ? `${actor}, ${words.for(on_behalf_of.name)}` : actor;
};

/** `absent → pending (1)`, or nothing where the state stayed. */
function moveWords(description: Description, { from, to, code }: ItemStep): string | null {
  if (from === to) return null;
  const shown = code ?? stateWords(description, to).code;
  return `${from} → ${to}${shown === null ? "" : ` (${shown})`}`;
}

function StepNote({ description, step }: { description: Description; step: ItemStep }) {
  const moved = moveWords(description, step);
  return (
    <>
      {moved && <div>{moved}</div>}
      {step.changes.map((change) => (
        <div key={change.field}>{changeWords(change)}</div>
      ))}
      {step.deviations.map(({ kind, detail }) => (
        <div key={`${kind} ${detail}`}>
          <Tag hue="red">{words.kinds[kind]}</Tag> {detail}
        </div>
      ))}
    </>
  );
}

export interface ItemStepsProps {
  description: Description;
  steps: readonly ItemStep[];
  /** The one that one stands at, from 1. */
  step: number | undefined;
  onStep: (step: number) => void;
}

/** What happened to an item, numbered as on the picture; pressing a step shows the way up to it. */
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
      who: nameOf(step),
      when: formatDateTime(step.at),
      note: <StepNote description={description} step={step} />,
    };
  });
  return <Steps of={shown} />;
}
