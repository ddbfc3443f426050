import type { Hue } from "#domain/codes.ts";
import type { ModelChange } from "#machines/kit/diff.ts";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { changedPartWords } from "./changed-part-words.ts";
import { words } from "./words.ts";
import type { Description } from "./workflow.ts";

const hues: Record<ModelChange["change"], Hue> = { added: "green", changed: "orange", removed: "red" };

interface ChangeListProps {
  changes: readonly ModelChange[];
  before: Description;
  after: Description;
  mark?: string;
  onMark?: (id: string) => void;
}

/** The differences between two versions, by signs and words. A press on one marks its arrow on the picture. */
export function ChangeList({ changes, before, after, mark, onMark }: ChangeListProps) {
  return (
    <ul className="changes">
      {changes.map((change) => (
        <li key={`${change.what} ${change.id}`} data-open={mark === change.id || undefined}>
          <Tag hue={hues[change.change]}>{words.signs[change.change]}</Tag>
          <span className="dim">{words.changeOf[change.what]}</span>
          {onMark && change.what === "transition" ? (
            <button
              type="button"
              className="step-open"
              aria-pressed={mark === change.id}
              onClick={() => onMark(change.id)}
            >
              <Code>{change.id}</Code>
            </button>
          ) : (
            <Code>{change.id}</Code>
          )}
          <span className="change-parts">
            {change.parts.map((part) => (
              <span key={part}>{changedPartWords(change, part, before, after)}</span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
