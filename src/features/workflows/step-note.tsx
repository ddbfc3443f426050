import { Tag } from "#ui/marks/tag.tsx";
import { changeWords } from "./change-words.ts";
import { stateWords } from "./state-words.ts";
import { words } from "./words.ts";
import type { Description, ItemStep } from "./workflow.ts";

/** What the arrow itself says already, and what counts every write. */
const unsaid: readonly string[] = ["state", "status", "version", "updated_at"];

/** `absent → pending (1)`, or nothing where the state stayed. */
function moveWords(description: Description, { from, to, code }: ItemStep): string | null {
  if (from === to) return null;
  const shown = code ?? stateWords(description, to).code;
  return `${from} → ${to}${shown === null ? "" : ` (${shown})`}`;
}

/** What one step changed, and what in it is not as the machine has it. A row that was made shows its values when asked. */
export function StepNote({ description, step }: { description: Description; step: ItemStep }) {
  const moved = moveWords(description, step);
  const said = step.changes.filter(({ field }) => !unsaid.includes(field));
  const isNew = said.length > 0 && said.every(({ before }) => before === null);
  const lines = said.map((change) => <div key={change.field}>{changeWords(change)}</div>);
  return (
    <>
      {moved && <div>{moved}</div>}
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
