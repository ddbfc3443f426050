import { number2 } from "#domain/format.ts";
import { ConfirmDialog } from "#ui/act/confirm-dialog.tsx";
import { kindName } from "./kind-panel.tsx";
import { figure, type RuleRow } from "./rule-draft.ts";
import { rangeOf } from "./rule-row.tsx";
import type { Subject } from "./use-save-markup.ts";
import { words } from "./words.ts";

/** The markup below which a stone is sold for less than half of its price. A slip of the keys looks like this too. */
const steepest = -50;
/** The percentage that leaves nothing of a price. The server refuses it at its field, and needs no question first. */
const nothingLeft = -100;

export function isSteep({ value, kind }: RuleRow): boolean {
  const markup = figure(value);
  return markup < steepest && (kind === "points" || markup > nothingLeft);
}

interface SteepDialogProps {
  /** The changed rows that would sell for less than half. */
  rows: readonly RuleRow[];
  /** The number of rows that would be saved. */
  changes: number;
  name: string;
  layer: Subject["layer"];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before rows are saved that sell stones for less than half of their price, with who would buy at it. */
export function SteepDialog({ rows, changes, name, layer, onConfirm, onClose }: SteepDialogProps) {
  return (
    <ConfirmDialog
      title={words.steepTitle}
      act={words.save(changes)}
      keep={words.steepKeep}
      size="md"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{words.steepWho[layer](name)}</p>
      <ul>
        {rows.map((row) => {
          const value = figure(row.value);
          return (
            <li key={row.key}>
              {`${kindName(row)}, ${rangeOf(row)}: `}
              <b>{words.value(value, row.kind)}</b>.{" "}
              {row.kind === "percent" ? words.steepPercent(number2(100 + value)) : words.steepPoints(number2(-value))}
            </li>
          );
        })}
      </ul>
    </ConfirmDialog>
  );
}
