import { type RawBuilder, sql } from "kysely";

/** A new line: nobody searches for one, so that no search reaches from one number of a row into the next. */
export const newLine = sql`chr(10)`;

/** The words by which a row of a load is found: its numbers, those that it has. */
export const wordsOf = (...numbers: readonly RawBuilder<unknown>[]) =>
  sql`upper(concat_ws(${newLine}, ${sql.join(numbers)}))`;
