import { type RawBuilder, sql } from "kysely";
import { Problem } from "../ground/problem.ts";

/**
 * An ORDER BY from a sorting like `-carat,stock_no`, with the columns that a list names and no others. `last` makes the
 * sorting complete, so that pages never overlap.
 */
export function orderBy(
  sort: string | undefined,
  columns: Record<string, string>,
  usual: string,
  last: string,
): RawBuilder<unknown> {
  const asked = (sort ?? usual).split(",").map((word) => {
    const name = word.replace(/^-/, "");
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column) throw new Problem("sortUnknown");
    return word.startsWith("-") ? sql`${sql.ref(column)} DESC NULLS LAST` : sql`${sql.ref(column)} ASC NULLS LAST`;
  });
  return sql.join([...asked, sql`${sql.ref(last)} DESC`]);
}
