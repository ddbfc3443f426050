import { TextInput } from "@mantine/core";
import { useEffect, useState } from "react";
import { NumberField } from "#ui/form/number-field.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { FileChoice } from "./file-choice.tsx";
import { fileWords } from "./file-words.ts";
import type { LoadDetail, Mapping } from "./load.ts";
import { type MappingDraft, matchesAnew } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

const mostRow = 1000;
const mostLines = 5;

/** The place of the rows in the file, and the encoding of its text. */
export function FilePanel({ open }: { open: OpenLoad }) {
  const { load, reasons, mapping } = open;
  const { mapping: shown, draft, change } = mapping;
  const { mapping: stored } = load;
  if (!stored || !shown) return null;
  const isLocked = reasons.remap !== null;
  function set<K extends keyof MappingDraft & keyof Mapping>(key: K, value: MappingDraft[K]) {
    change({ ...draft, [key]: value === stored?.[key] ? undefined : value });
  }
  return (
    <Panel title={words.theFile} aside={load.file_name}>
      <div className="load-file">
        {load.tables.length > 1 && (
          <FileChoice
            label={fileWords.sheet}
            isLocked={isLocked}
            choices={load.tables.map(sheetOf)}
            value={String(shown.table)}
            onChosen={(table) => set("table", Number(table))}
          />
        )}
        <Figure
          label={fileWords.headerRowField}
          least={0}
          most={mostRow}
          isLocked={isLocked}
          value={shown.header_row}
          onValue={(row) => set("header_row", row)}
        />
        {shown.header_row > 0 && (
          <Figure
            label={fileWords.headerRows}
            least={1}
            most={mostLines}
            isLocked={isLocked}
            value={shown.header_rows}
            onValue={(lines) => set("header_rows", lines)}
          />
        )}
        {shown.encoding !== null && (
          <FileChoice
            label={fileWords.encoding}
            isLocked={isLocked}
            choices={fileWords.encodings}
            value={shown.encoding}
            onChosen={(encoding) => set("encoding", encoding)}
          />
        )}
        {shown.delimiter !== null && (
          <FileChoice
            label={fileWords.delimiter}
            isLocked={isLocked}
            choices={fileWords.delimiters}
            value={shown.delimiter}
            onChosen={(delimiter) => set("delimiter", delimiter)}
          />
        )}
        {shown.rows_path !== null && (
          <TextInput
            label={fileWords.rowsPath}
            readOnly={isLocked}
            maxLength={200}
            value={shown.rows_path}
            onChange={({ currentTarget }) => set("rows_path", currentTarget.value)}
          />
        )}
        <FileChoice
          label={fileWords.decimal}
          isLocked={isLocked}
          choices={fileWords.decimals}
          value={shown.decimal}
          none={fileWords.decimalBoth}
          onChosen={(decimal) => set("decimal", decimal === "comma" ? "comma" : "point")}
        />
      </div>
      <DoubtfulCells cells={load.doubtful_cells} />
      {matchesAnew(draft) && <p className="dim load-note">{words.anew}</p>}
    </Panel>
  );
}

interface FigureProps {
  label: string;
  least: number;
  most: number;
  isLocked: boolean;
  value: number;
  onValue: (value: number) => void;
}

/** A place in the file. A text that is none stays in the field, and the draft keeps the last one that was. */
function Figure({ isLocked, value, onValue, ...field }: FigureProps) {
  const [typed, setTyped] = useState<number | string>(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <NumberField
      {...field}
      readOnly={isLocked}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        if (typeof next === "number") onValue(next);
      }}
    />
  );
}

const sheetOf = ({ name, is_hidden }: LoadDetail["tables"][number], at: number) => ({
  value: String(at),
  label: is_hidden ? fileWords.hiddenSheet(name) : name,
});

/** Nothing proves some encodings: a person sees by these cells whether the letters are right. */
const DoubtfulCells = ({ cells }: { cells: readonly string[] }) =>
  cells.length > 0 && (
    <div className="load-doubt">
      <p className="dim load-note">{fileWords.doubtful}</p>
      <ul className="load-samples" aria-label={fileWords.doubtfulCells}>
        {cells.map((cell) => (
          <li key={cell} title={cell}>
            {cell}
          </li>
        ))}
      </ul>
    </div>
  );
