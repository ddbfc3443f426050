import { NumberInput, Select } from "@mantine/core";
import { textOf } from "#domain/format.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { Mapping } from "./load.ts";
import { matchesAnew } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

const mostRow = 1000;

/** Where in the file the rows are: the sheet, the header row, and how the text is written. */
export function FilePanel({ open }: { open: OpenLoad }) {
  const { load, reasons, mapping } = open;
  const { mapping: shown, draft, change } = mapping;
  const { mapping: stored } = load;
  if (!stored || !shown) return null;
  const isLocked = reasons.remap !== null;
  const setTable = (value: string | null) => {
    const table = value === null ? stored.table : Number(value);
    change({ ...draft, table: table === stored.table ? undefined : table });
  };
  const setHeader = (value: number | string) => {
    if (typeof value !== "number") return;
    change({ ...draft, header_row: value === stored.header_row ? undefined : value });
  };
  return (
    <Panel title={words.theFile} aside={load.file_name}>
      <div className="load-file">
        {load.tables.length > 1 && (
          <Select
            label={words.sheet}
            readOnly={isLocked}
            allowDeselect={false}
            comboboxProps={{ transitionProps: { duration: 0 } }}
            data={load.tables.map(({ name, is_hidden }, at) => ({
              value: String(at),
              label: is_hidden ? words.hiddenSheet(name) : name,
            }))}
            value={String(shown.table)}
            onChange={setTable}
          />
        )}
        <NumberInput
          label={words.headerRow}
          readOnly={isLocked}
          min={0}
          max={mostRow}
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="strict"
          value={shown.header_row}
          onChange={setHeader}
        />
        <Facts columns={3} of={factsOf(shown)} />
      </div>
      {matchesAnew(draft) && <p className="dim load-note">{words.anew}</p>}
    </Panel>
  );
}

const factsOf = ({ encoding, delimiter, discount }: Mapping) => [
  { label: words.encoding, value: textOf(encoding) },
  { label: words.delimiter, value: delimiter ? (words.delimiters[delimiter] ?? delimiter) : textOf(null) },
  { label: words.discounts, value: discount ? words.discountForms[discount] : textOf(null) },
];
