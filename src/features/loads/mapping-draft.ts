import { isUndecided, type LoadDetail, type MappedColumn, type Mapping } from "./load.ts";

/** The answer for one value that is in no list; null leaves the field empty. */
export interface ValueAnswer {
  column: number;
  raw: string;
  code: string | null;
}

/** The place of the rows in the file, and the encoding of its text. Another place has other columns. */
interface Place {
  table?: number;
  header_row?: number;
  header_rows?: number;
  encoding?: string;
  delimiter?: string;
  rows_path?: string;
}

/**
 * A person's changes of a saved mapping. It holds the changes alone, so that it fits any later version too. It holds
 * the changes alone, so that it fits any later version too.
 */
export interface MappingDraft extends Place {
  decimal?: NonNullable<Mapping["decimal"]>;
  discount?: NonNullable<Mapping["discount"]>;
  /** The fields by column. */
  fields: Readonly<Record<number, string | null>>;
  /** The factors of columns in another unit. */
  factors: Readonly<Record<number, number>>;
  values: readonly ValueAnswer[];
  /** The values that hold for every stone, by field; null for a saved one that is left out from now on. */
  fixed: Readonly<Record<string, string | null>>;
}

export const emptyDraft: MappingDraft = { fields: {}, factors: {}, values: [], fixed: {} };

const placeIn = ({ table, header_row, header_rows, encoding, delimiter, rows_path }: MappingDraft): unknown[] =>
  [table, header_row, header_rows, encoding, delimiter, rows_path].filter((one) => one !== undefined);

export const changesOf = (draft: MappingDraft): number => {
  const { decimal, discount, fields, factors, values, fixed } = draft;
  return (
    placeIn(draft).length +
    [decimal, discount].filter((one) => one !== undefined).length +
    Object.keys(fields).length +
    Object.keys(factors).length +
    values.length +
    Object.keys(fixed).length
  );
};

/** True if the columns are matched anew, as another place in the file has others. */
export const matchesAnew = (draft: MappingDraft) => placeIn(draft).length > 0;

const isSameCell = (a: ValueAnswer, b: { column: number; raw: string }) => a.column === b.column && a.raw === b.raw;

function columnBy(draft: MappingDraft, column: MappedColumn): MappedColumn {
  const field = draft.fields[column.column];
  const factor = draft.factors[column.column];
  const answers = draft.values.filter((one) => one.column === column.column);
  const kept = column.values.filter(({ raw }) => !answers.some((answer) => answer.raw === raw));
  return {
    ...column,
    ...(field !== undefined && { field, chosen_by: "person" as const }),
    ...(factor !== undefined && { factor }),
    values: [...kept, ...answers.map(({ raw, code }) => ({ raw, code }))],
  };
}

/** The mapping with a person's changes. A sheet that somebody chose is named: so it is found in the next file too. */
export function mappingBy(mapping: Mapping, draft: MappingDraft, tables: LoadDetail["tables"]): Mapping {
  const { table, header_row = mapping.header_row, fixed } = draft;
  const { header_rows = mapping.header_rows } = draft;
  const isAnew = matchesAnew(draft);
  const chosen = table === undefined ? undefined : tables[table];
  const added = Object.entries(fixed).flatMap(([field, value]) => (value === null ? [] : [{ field, value }]));
  return {
    ...mapping,
    ...(chosen && { table, sheet: chosen.name }),
    header_row,
    header_rows: header_row === 0 ? 0 : Math.max(header_rows, 1),
    encoding: draft.encoding ?? mapping.encoding,
    delimiter: draft.delimiter ?? mapping.delimiter,
    rows_path: draft.rows_path ?? mapping.rows_path,
    decimal: draft.decimal ?? mapping.decimal,
    discount: draft.discount ?? mapping.discount,
    columns: isAnew ? [] : mapping.columns.map((column) => columnBy(draft, column)),
    fixed: [...mapping.fixed.filter(({ field }) => !(field in fixed)), ...added],
  };
}

/** A draft with another field of a column. The saved field is no change, but to leave out what nobody has left out is one. */
export function withField(draft: MappingDraft, column: MappedColumn, field: string | null): MappingDraft {
  const { [column.column]: _, ...rest } = draft.fields;
  const isSaved = field === column.field && !isUndecided(column);
  return { ...draft, fields: isSaved ? rest : { ...rest, [column.column]: field } };
}

/** A draft in which columns are left out by a person's word. */
export const withAside = (draft: MappingDraft, columns: readonly { column: number }[]): MappingDraft => ({
  ...draft,
  fields: { ...draft.fields, ...Object.fromEntries(columns.map(({ column }) => [column, null])) },
});

export function withFactor(draft: MappingDraft, column: number, factor: number): MappingDraft {
  return { ...draft, factors: { ...draft.factors, [column]: factor } };
}

/** A draft with another factor of a column. The saved one is no change. */
export function withFactorOf(draft: MappingDraft, { column, factor: saved = 1 }: MappedColumn, factor: number) {
  const { [column]: _, ...rest } = draft.factors;
  return factor === saved ? { ...draft, factors: rest } : withFactor(draft, column, factor);
}

/** A draft with the answer for a value; undefined takes the answer back. */
export function withValue(draft: MappingDraft, cell: { column: number; raw: string }, code: string | null | undefined) {
  const rest = draft.values.filter((one) => !isSameCell(one, cell));
  return { ...draft, values: code === undefined ? rest : [...rest, { ...cell, code }] };
}

/** A draft with a value that every stone has; an empty one takes it back. */
export function withFixed(draft: MappingDraft, field: string, value: string): MappingDraft {
  const { [field]: _, ...rest } = draft.fixed;
  return { ...draft, fixed: value === "" ? rest : { ...rest, [field]: value } };
}

/** A draft in which a saved value holds for every stone no more. */
export const withoutFixed = (draft: MappingDraft, field: string): MappingDraft => ({
  ...draft,
  fixed: { ...draft.fixed, [field]: null },
});

/** The entries of a record that are not the same in the other one. */
function otherThan<T extends object>(now: T, other: T): T {
  const known = new Map<string, unknown>(Object.entries(other));
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => known.get(name) !== value)) as T;
}

/** A draft after some of it was saved: what was changed meanwhile stays. Columns that are matched anew are others. */
export function withoutSaved(draft: MappingDraft, saved: MappingDraft): MappingDraft {
  const { fields, factors, values, fixed, ...place } = draft;
  const ofColumns = matchesAnew(saved)
    ? { fields: {}, factors: {}, values: [] }
    : {
        fields: otherThan(fields, saved.fields),
        factors: otherThan(factors, saved.factors),
        values: values.filter((one) => !saved.values.includes(one)),
      };
  return {
    ...otherThan<Partial<MappingDraft>>(place, saved),
    ...ofColumns,
    fixed: otherThan(fixed, saved.fixed),
  };
}

export const valueAnswered = (draft: MappingDraft, cell: { column: number; raw: string }) =>
  draft.values.find((one) => isSameCell(one, cell));
