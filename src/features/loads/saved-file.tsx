import type { Data } from "#api/operation-types.ts";
import { addresses } from "#domain/addresses.ts";
import { count, dash, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { fileWords } from "./file-words.ts";
import { savedWords } from "./saved-words.ts";
import { words } from "./words.ts";

type Choices = readonly { value: string; label: string }[];
const labelIn = (choices: Choices, value: string) => choices.find((one) => one.value === value)?.label ?? value;

/** The time of a saved mapping, the load that saved it, and the place of the rows in such a file. */
export const SavedFile = ({ of: { version, created_at, load_id, mapping } }: { of: Data<"getMapping"> }) => (
  <Panel title={savedWords.savedFile} aside={savedWords.nextFile}>
    <Facts
      columns={4}
      of={[
        { label: savedWords.saved, value: formatDateTime(created_at) },
        {
          label: savedWords.savedWith,
          value: load_id === null ? dash : <Link to={addresses.load(load_id)}>{words.load(load_id)}</Link>,
        },
        { label: savedWords.savedVersion, value: count(version) },
        {
          label: fileWords.headerRow,
          value: mapping.header_row === 0 ? fileWords.noHeader : count(mapping.header_row),
        },
        ...(mapping.sheet ? [{ label: fileWords.sheet, value: mapping.sheet }] : []),
        ...(mapping.encoding === null
          ? []
          : [{ label: fileWords.encoding, value: labelIn(fileWords.encodings, mapping.encoding) }]),
        ...(mapping.delimiter === null
          ? []
          : [{ label: fileWords.delimiter, value: labelIn(fileWords.delimiters, mapping.delimiter) }]),
        ...(mapping.rows_path === null ? [] : [{ label: fileWords.rowsPath, value: mapping.rows_path || dash }]),
        {
          label: fileWords.decimal,
          value: mapping.decimal === null ? fileWords.decimalBoth : labelIn(fileWords.decimals, mapping.decimal),
        },
      ]}
    />
  </Panel>
);
