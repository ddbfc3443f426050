import { Input, NativeSelect } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import { number2 } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { markupKinds } from "#domain/price.ts";
import { IconButton } from "#ui/marks/icon-button.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { EntryNote } from "#ui/table/entry-table.tsx";
import { figure, type RuleRow } from "./rule-draft.ts";
import { words } from "./words.ts";

/** The name of a row in a sentence: its weights, once they are known. */
export const rangeOf = ({ from, to }: Pick<RuleRow, "from" | "to">) =>
  from.trim() && to.trim() ? words.range(figure(from), figure(to)) : words.newRow;

export interface RuleRowProps {
  row: RuleRow;
  was: RuleRow | undefined;
  isChanged: boolean;
  overlaps: readonly RuleRow[];
  isUpsideDown: boolean;
  /** The server's sentences, by field of the wire. `row` concerns the row as a whole. */
  errors: Readonly<Record<string, string>>;
  locked: boolean;
  isNew: boolean;
  onChange: (patch: Partial<RuleRow>) => void;
  /** Shows a figure as it was read; its value stays. */
  onRead: (patch: Partial<RuleRow>) => void;
  onRemove: () => void;
}

/** The largest weight, 650.00, is read whole beside a drawer too. */
const fields = [
  { name: "from", wire: "from_carat", head: words.from, least: 56, width: 88 },
  { name: "to", wire: "to_carat", head: words.to, least: 60, width: 88 },
  { name: "value", wire: "value", head: words.markup, least: 56, width: 88 },
] as const;

/** A figure as it was read, which it shows when it is left. A text that is refused stays as it is. */
const readAs = (text: string) => (Number.isNaN(figure(text)) ? text : number2(figure(text)));

/** One row of markup, edited in place, with its faults below it. */
export function RuleLine(props: RuleRowProps) {
  const { row, was, isChanged, overlaps, isUpsideDown, errors, locked, isNew, onChange, onRead, onRemove } = props;
  const noteId = `note-${row.key}`;
  const name = rangeOf(row);
  const said = Object.values(errors);
  const isMarked = overlaps.length > 0 || isUpsideDown;
  // The server's own sentence replaces the mark of the same fault.
  const hasNote = said.length > 0 || isMarked;
  const isWrong = (wire: string) =>
    errors[wire] !== undefined || (wire !== "value" && (errors.row !== undefined || isMarked));

  return (
    <>
      <tr data-changed={isChanged || undefined}>
        {fields.map(({ name: field, wire, head, least, width }) => (
          <td key={field} data-number>
            <span className="print-only">{row[field]}</span>
            <Input
              className="screen-only"
              size="xs"
              miw={least}
              maw={width}
              ml="auto"
              inputMode="decimal"
              aria-label={words.cell(head, name)}
              title={was && was[field] !== row[field] ? words.was(was[field]) : undefined}
              value={row[field]}
              readOnly={locked}
              autoFocus={isNew && field === (row.from ? "value" : "from")}
              error={isWrong(wire)}
              withAria={false}
              aria-invalid={isWrong(wire) || undefined}
              data-refused={errors[wire] || errors.row ? true : undefined}
              aria-describedby={hasNote ? noteId : undefined}
              onChange={(event) => onChange({ [field]: event.currentTarget.value })}
              onBlur={() => onRead({ [field]: readAs(row[field]) })}
            />
          </td>
        ))}
        <td>
          <span className="print-only">{words[row.kind]}</span>
          <NativeSelect
            className="screen-only"
            size="xs"
            w={60}
            aria-label={words.cell(words.unit, name)}
            data={markupKinds.map((kind) => ({ value: kind, label: words[kind] }))}
            value={row.kind}
            disabled={locked}
            error={errors.kind !== undefined}
            onChange={(event) => onChange({ kind: event.currentTarget.value as RuleRow["kind"] })}
          />
        </td>
        <td className="entry-act screen-only">
          {!locked && (
            <IconButton
              label={words.removeThis(name)}
              icon={<IconX size={16} aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </td>
      </tr>
      {hasNote && (
        <EntryNote id={noteId} span={5}>
          {said.length > 0 ? (
            <>
              <Tag hue="red" kind="final">
                {words.wrong}
              </Tag>
              <span>{said.join(" ")}</span>
            </>
          ) : (
            <Tag hue="red" kind="claimed">
              {isUpsideDown ? words.upsideDown : words.overlap}
            </Tag>
          )}
          {said.length === 0 && isUpsideDown && <span>{messages.rangeUpsideDown}</span>}
          {overlaps.length > 0 && <span>{words.overlapText(overlaps.map(rangeOf).join("; "))}</span>}
        </EntryNote>
      )}
    </>
  );
}
