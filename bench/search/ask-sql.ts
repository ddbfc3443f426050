import { totalsFrom } from "#domain/totals.ts";
import type { Answer } from "./answer.ts";
import { person } from "./people.ts";
import type { Question } from "./questions.ts";
import { schema } from "./schema.ts";
import { attributeNames, type Form, jointGroups, statements } from "./sql.ts";
import type { Dialect } from "./sql-dialect.ts";

export type Row = Record<string, number | bigint | string | null>;
export type Execute = (sql: string) => Promise<Row[]>;

/** Asks one question of a database, with the facets in one of the forms. */
export async function askSql(execute: Execute, question: Question, dialect: Dialect, form: Form): Promise<Answer> {
  const sql = statements(question, dialect, person(question.person).factors);
  if (sql.pairs) {
    const rows = await execute(sql.pairs);
    const [first] = rows;
    const pairs = rows.filter(({ x }) => x !== null).map(({ x, y }): [number, number] => [Number(x), Number(y)]);
    return { count: Number(first?.stones), pairCount: Number(first?.pairs), pairs };
  }
  if (question.query.answer === "count") return { count: Number((await execute(sql.count))[0]?.c) };
  const whole = form === "whole" ? await execute(sql.whole) : undefined;
  const [sums] = whole?.filter(({ a }) => a === "totals") ?? (await execute(sql.totals));
  const page = whole ? inOrder(whole.filter(({ a }) => a === "page")) : await execute(sql.page);
  const read = (name: string) => BigInt(sums?.[name] ?? 0);
  const count = Number(sums?.c);
  return {
    count,
    totals: totalsFrom({
      pieces: count,
      carat: read("ct"),
      total: read("amt"),
      listed: { carat: read("lct"), rapCarat: read("ra"), total: read("lamt") },
    }),
    facets: await facetsOf(
      whole ? async () => whole.filter(({ a }) => a !== "totals" && a !== "page") : execute,
      sql,
      form,
    ),
    ids: page.map(({ id, v }) => Number(id ?? v)),
  };
}

const inOrder = (rows: Row[]) => rows.sort((one, other) => Number(one.c) - Number(other.c));

async function facetsOf(execute: Execute, sql: ReturnType<typeof statements>, form: Form) {
  const facets = Object.fromEntries(
    schema.attributes.map(({ name, values }) => [name, new Array<number>(values.length).fill(0)]),
  );
  const add = (name: string, value: unknown, count: unknown) => {
    const counts = facets[name] as number[];
    counts[Number(value)] = (counts[Number(value)] as number) + Number(count);
  };
  // A row that fails only one attribute's filter counts for that facet. A row that fails none counts for each.
  const counts = (w: unknown, name: string) => Number(w) === 0 || sql.filtered[Number(w) - 1] === name;
  const isGrouped = (g: unknown, at: number) => !((Number(g) >> (attributeNames.length - 1 - at)) & 1);
  if (form === "joint") {
    for (const [i, group] of jointGroups.entries())
      for (const row of await execute(sql.joint[i] as string))
        for (const name of group.slice(1)) if (counts(row.w, name)) add(name, row[name], row.c);
    return facets;
  }
  for (const row of await execute(sql[form])) {
    if (form === "whole" || form === "once" || form === "apart" || form === "each") add(row.a as string, row.v, row.c);
    else
      for (const [at, name] of attributeNames.entries())
        if (isGrouped(row.g, at) && counts(row.w, name)) add(name, form === "sets" ? row.v : row[name], row.c);
  }
  return facets;
}
