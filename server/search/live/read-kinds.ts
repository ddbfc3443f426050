import type { Kinds } from "../index/kinds.ts";
import type { Schema } from "../index/schema.ts";
import { CodeTable } from "./code-table.ts";
import type { FieldCursor } from "./field-cursor.ts";
import { codeUnder } from "./row-reader.ts";

/** A reader of the number of stones of each kind, from lines of COPY. The index keeps the stones of a kind together. */
export function kindReader(schema: Schema) {
  const columns = schema.description.clusterBy;
  const reads = columns.map((name) => {
    const attribute = schema.attributes.find((one) => one.name === name);
    if (!attribute) return (cursor: FieldCursor) => cursor.number();
    const coded = { ...attribute, table: new CodeTable(attribute.values) };
    return (cursor: FieldCursor) => codeUnder(cursor, coded);
  });
  return {
    columns,
    next(cursor: FieldCursor, kinds: Kinds): void {
      const values = reads.map((read) => read(cursor));
      kinds.add(values, cursor.number() ?? 0);
    },
  };
}
