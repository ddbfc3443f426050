import { loadLogWords } from "#domain/load-log-words.ts";
import { Tag } from "#ui/marks/tag.tsx";
import { changeWords } from "./change-words.ts";
import { stateWords } from "./state-words.ts";
import { words } from "./words.ts";
import type { Description, ItemStep } from "./workflow.ts";

/** Fields that the arrow itself tells already, and those that every write changes. */
const unsaid: readonly string[] = ["state", "status", "version", "updated_at"];

/** `absent → pending (1)`, or null if the state stayed. */
function moveWords(description: Description, { from, to, code }: ItemStep): string | null {
  if (from === to) return null;
  const shown = code ?? stateWords(description, to).code;
  return `${from} → ${to}${shown === null ? "" : ` (${shown})`}`;
}

/** The changes of one step, and its deviations from the machine. The values of a new row are shown on request. */
export function StepNote({ description, step }: { description: Description; step: ItemStep }) {
  const moved = moveWords(description, step);
  const said = step.changes.filter(({ field }) => !unsaid.includes(field));
  const told = said.map((change) => ({ change, sentences: loadLogWords(description.id, change.field, change.after) }));
  const plain = told.filter(({ sentences }) => !sentences).map(({ change }) => change);
  const isNew = plain.length > 0 && plain.every(({ before }) => before === null);
  const lines = plain.map((change) => <div key={change.field}>{changeWords(change)}</div>);
  return (
    <>
      {moved && <div>{moved}</div>}
      {told.flatMap(({ sentences = [] }) => sentences.map((sentence) => <div key={sentence}>{sentence}</div>))}
      {isNew && lines.length > 3 ? (
        <details>
          <summary>{words.valuesSet(lines.length)}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
      {step.deviations.map(({ kind, detail }) => (
        <div key={`${kind} ${detail}`}>
          <Tag hue="red">{words.kinds[kind]}</Tag> {detail}
        </div>
      ))}
    </>
  );
}
