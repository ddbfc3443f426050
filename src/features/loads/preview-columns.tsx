import { findingsSaid } from "#domain/findings-said.ts";
import { count, textOf } from "#domain/format.ts";
import { shownField } from "#domain/shown-field.ts";
import { Facts } from "#ui/marks/facts.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { PreviewedRow } from "./load.ts";
import type { SupplyField } from "./use-supply-fields.ts";
import { words } from "./words.ts";

export const previewId = ({ line }: PreviewedRow) => String(line);

const textIn = (row: PreviewedRow, field: string) => {
  const value = row.stone?.[field];
  return value === null || value === undefined ? "" : String(value);
};

/** A value in people's words, and a figure with the sign of a minus. */
const shownIn = (row: PreviewedRow, field: string) =>
  shownField(field, textIn(row, field) || null).replace(/^-(?=\d)/, "−");

/** The fields that any of the rows has, in the order of the catalogue. */
export function shownFields(rows: readonly PreviewedRow[], fields: readonly SupplyField[]): readonly string[] {
  const filled = new Set(
    rows.flatMap((row) => Object.keys(row.stone ?? {}).filter((field) => textIn(row, field) !== "")),
  );
  const known = fields.map(({ field }) => field).filter((field) => filled.has(field));
  return [...known, ...[...filled].filter((field) => !known.includes(field))];
}

type LabelOf = (field: string) => string;

const isRefused = ({ findings }: PreviewedRow) => findings.some(({ severity }) => severity === "refuses");
const notesOf = ({ findings }: PreviewedRow, labelOf: LabelOf) => findingsSaid(findings, labelOf).join(" ");

const Standing = ({ row }: { row: PreviewedRow }) => {
  if (row.stone) return <Tag hue="green">{words.taken}</Tag>;
  return isRefused(row) ? <Tag hue="red">{words.refusedRow}</Tag> : <Tag hue="gray">{words.kinds.left_out}</Tag>;
};

/** The columns of the preview: the row of the file, what became of it, and the fields of its stone. */
export const previewColumns = (
  fields: readonly string[],
  labelOf: LabelOf,
  isFigure: (field: string) => boolean,
): readonly Column<PreviewedRow>[] => {
  const notes = (row: PreviewedRow) => notesOf(row, labelOf);
  return [
    {
      id: "line",
      head: words.line,
      width: 64,
      number: true,
      text: ({ line }) => line,
      cell: ({ line }) => count(line),
    },
    { id: "standing", head: words.state, width: 104, text: notes, cell: (row) => <Standing row={row} /> },
    {
      id: "notes",
      head: words.notes,
      width: 240,
      text: notes,
      cell: (row) => <span title={notes(row)}>{textOf(notes(row))}</span>,
    },
    ...fields.map((field) => ({
      id: field,
      head: labelOf(field),
      number: isFigure(field),
      text: (row: PreviewedRow) => textIn(row, field),
      cell: (row: PreviewedRow) => shownIn(row, field),
    })),
  ];
};

/** A row of the preview on a phone: each field with its name. */
export const previewCard = (fields: readonly string[], labelOf: LabelOf) => (row: PreviewedRow) => (
  <>
    <span className="row between">
      <b>
        {words.line} {count(row.line)}
      </b>
      <Standing row={row} />
    </span>
    {row.stone ? (
      <Facts
        columns={2}
        of={fields
          .filter((field) => textIn(row, field) !== "")
          .map((field) => ({ label: labelOf(field), value: shownIn(row, field) }))}
      />
    ) : (
      <span>{row.cells.join(", ")}</span>
    )}
    {row.findings.length > 0 && <span className="dim">{notesOf(row, labelOf)}</span>}
  </>
);
