import { dash } from "#domain/format.ts";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import type { MappedColumn, Mapping } from "./load.ts";
import { SavedCode } from "./saved-code.tsx";
import { savedWords } from "./saved-words.ts";
import { words } from "./words.ts";

interface SavedTableProps {
  columns: readonly MappedColumn[];
  discount: Mapping["discount"];
  labelOf: (field: string | null) => string;
}

const heads = [words.column, words.readAs, savedWords.written, savedWords.aliases].map((label) => ({ label }));

/** The columns that a saved mapping reads: the field of each, how its values are written, and what they mean. */
export const SavedTable = ({ columns, discount, labelOf }: SavedTableProps) => (
  <ScrolledTable label={words.columns} heads={heads}>
    {columns.map((column) => (
      <tr key={column.column}>
        <th scope="row">{column.header || words.noHeader(column.column)}</th>
        <td>{labelOf(column.field)}</td>
        <td>{writtenIn(column, discount)}</td>
        <td className="long-cell">
          <Aliases of={column} />
        </td>
      </tr>
    ))}
  </ScrolledTable>
);

/** The unit, the sign and the parts of a column's values. */
function writtenIn({ field, factor = 1 }: MappedColumn, discount: Mapping["discount"]): string {
  const parts = [
    ...(field === "disc" ? [discount === null ? words.discountUnknown : words.discountForms[discount]] : []),
    ...(factor === 1 ? [] : [words.factor(factor)]),
    ...(field !== null && field in savedWords.splits
      ? [savedWords.splits[field as keyof typeof savedWords.splits]]
      : []),
  ];
  return parts.length === 0 ? words.factor(1) : parts.join(", ");
}

const Aliases = ({ of: { field, values } }: { of: MappedColumn }) =>
  values.length === 0 ? (
    dash
  ) : (
    <ul className="load-samples">
      {values.map(({ raw, code }) => (
        <li key={raw}>
          “{raw}” → {code === null ? savedWords.leftEmpty : <SavedCode field={field} code={code} />}
        </li>
      ))}
    </ul>
  );
