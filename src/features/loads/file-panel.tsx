import { NumberInput, TextInput } from "@mantine/core";
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
  const figure = { readOnly: isLocked, allowDecimal: false, allowNegative: false, clampBehavior: "strict" } as const;
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
        <NumberInput
          {...figure}
          label={fileWords.headerRowField}
          min={0}
          max={mostRow}
          value={shown.header_row}
          onChange={(row) => typeof row === "number" && set("header_row", row)}
        />
        {shown.header_row > 0 && (
          <NumberInput
            {...figure}
            label={fileWords.headerRows}
            min={1}
            max={mostLines}
            value={shown.header_rows}
            onChange={(lines) => typeof lines === "number" && set("header_rows", lines)}
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
