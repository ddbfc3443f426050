import type { PairRule } from "#server/search/index/pairs/pair-query.ts";
import type { Filter, Query } from "#server/search/index/query.ts";
import { visibleProviders } from "./people.ts";
import type { Question } from "./questions.ts";
import { schema } from "./schema.ts";
import type { Dialect } from "./sql-dialect.ts";

/**
 * The fifteen questions as SQL: one narrow table, stored in the order people filter by, and seven forms of the facet
 * counts. Which form wins depends on the question, so the benchmark tries them all and keeps the fastest for each.
 */
export const forms = ["whole", "jointSets", "sets", "once", "apart", "each", "joint"] as const;
export type Form = (typeof forms)[number];

export const attributeNames = schema.attributes.map(({ name }) => name);

/**
 * Groups of attributes whose values go together, so that they have few combinations. Rows are counted by these, and
 * unfolded afterwards.
 */
export const jointGroups = [
  ["w", "stone_origin", "diamond_type", "status", "color", "clarity"],
  ["w", "shape", "cut", "polish", "symmetry"],
  ["w", "lab", "fluorescence", "shade", "milky"],
  ["w", "location", "provider"],
  ["w", "fancy_color", "intensity", "overtone"],
  ["w", "eye_clean", "black_inclusion", "carat_range"],
];

const isCode = (column: string, codes: readonly number[]) =>
  codes.length === 1 ? `${column}=${codes[0]}` : `${column} IN (${codes.join(",")})`;

function passing(name: string, filter: Filter): number[] {
  const all = [...schema.attribute(name).values.keys()];
  return "in" in filter ? [...filter.in] : all.filter((code) => !filter.notIn.includes(code));
}

/** The conditions of a question. For the facets filters may be left out one at a time, the other conditions never. */
function conditions({ query }: Question, dialect: Dialect, factors: ArrayLike<number>) {
  const { divide } = dialect;
  const own = divide(`CAST(price_per_ct AS bigint)*${dialect.factor(factors)}+5000`, "10000");
  const amount = divide(`${own}*carat+50`, "100");
  const over = divide(`(${own}-rap)*20000+rap`, "2*CAST(rap AS bigint)");
  const under = divide(`(rap-${own})*20000+rap`, "2*CAST(rap AS bigint)");
  const discount = `(CASE WHEN rap IS NULL THEN NULL WHEN ${own}>=rap THEN ${over} ELSE -${under} END)`;
  const computed: Record<string, string> = { markup_ppc: own, sell_amt: amount, markup_disc: discount };
  const filters = Object.entries(query.filters ?? {}).map(([name, filter]) => ({
    name,
    sql: isCode(name, passing(name, filter)),
  }));
  const ranges = Object.entries(query.ranges ?? {}).flatMap(([name, [low, high]]) => [
    ...(low === null ? [] : [`${computed[name] ?? name}>=${low}`]),
    ...(high === null ? [] : [`${computed[name] ?? name}<=${high}`]),
  ]);
  const begins = Object.entries(query.begins ?? {}).map(([name, text]) => `${name} LIKE '${text}%'`);
  const numbers =
    query.numbers &&
    `(${["stock_no", "report_no", "org_stock_no"].map((name) => dialect.isOneOf(name, query.numbers ?? [])).join(" OR ")})`;
  const always = [isCode("provider", visibleProviders), ...ranges, ...begins, ...(numbers ? [numbers] : [])];
  const where = (without?: string) =>
    [...always, ...filters.filter(({ name }) => name !== without).map(({ sql }) => sql)].join(" AND ");
  return { filters, always: always.join(" AND "), where, amount, order: orderOf(query, computed) };
}

function orderOf({ sort = "id" }: Query, computed: Record<string, string>): string {
  const name = sort.replace("-", "");
  return `${computed[name] ?? name}${sort.startsWith("-") ? " DESC" : ""} NULLS LAST, id`;
}

/** The sort column of a page, if prices do not need it anyway. */
const sortedBy = ({ sort = "id" }: Query): string[] =>
  [sort.replace("-", "")].filter((name) => name === "stock_no" || name === "table_pct");

/** All statements of a question, for every form. */
export function statements(question: Question, dialect: Dialect, factors: ArrayLike<number>) {
  const { filters, always, where, amount, order } = conditions(question, dialect, factors);
  const { offset = 0, size = 500 } = question.query;
  const all = where();
  const free = attributeNames.filter((name) => !filters.some((filter) => filter.name === name));
  const fails = filters.map(({ sql }) => `(CASE WHEN ${sql} THEN 0 ELSE 1 END)`).join("+");
  const which = filters.map(({ sql }, i) => `(CASE WHEN ${sql} THEN 0 ELSE ${i + 1} END)`).join("+");
  const [x, y, z] = filters;
  // At least two of three filters hold: a condition that indexes can use.
  const two = x && y && z ? ` AND ((${x.sql} AND ${y.sql}) OR (${x.sql} AND ${z.sql}) OR (${y.sql} AND ${z.sql}))` : "";
  const columns = attributeNames.join(",");
  // The rows that fail at most one filter. w is that filter, 0 is none.
  const near = (more?: string) =>
    `SELECT ${columns}${more ? `,${more}` : ""}, ${
      filters.length ? `${which} w FROM stone WHERE ${always}${two} AND ${fails}<=1` : `0 w FROM stone WHERE ${always}`
    }`;
  const count = (name: string, from: string, more = "") =>
    `SELECT '${name}' a, CAST(${name} AS int) v, CAST(count(*) AS int) c${more} FROM ${from} GROUP BY ${name}`;
  const pick = (more?: string) => [
    ...free.map((name) => count(name, "m WHERE w=0", more)),
    ...filters.map(({ name }, i) => count(name, `m WHERE w=0 OR w=${i + 1}`, more)),
  ];
  const sums = `CAST(count(*) AS int) c, sum(carat) ct, sum(CAST(carat AS bigint)*rap) ra, sum(${amount}) amt,
    sum(CASE WHEN rap IS NOT NULL THEN carat END) lct, sum(CASE WHEN rap IS NOT NULL THEN ${amount} END) lamt`;
  const priced = ["id", "carat", "rap", "price_per_ct", "bucket", ...sortedBy(question.query)].join(",");
  const noSums = ",NULL,NULL,NULL,NULL,NULL";
  const byJoint = jointGroups.map((group) => `(${group.join(",")})`).join(",");
  return {
    filtered: filters.map(({ name }) => name),
    count: `SELECT CAST(count(*) AS int) c FROM stone WHERE ${all}`,
    totals: `SELECT ${sums} FROM stone WHERE ${all}`,
    page: `SELECT id FROM stone WHERE ${all} ORDER BY ${order} LIMIT ${size} OFFSET ${offset}`,
    // those rows once, then one aggregate per attribute
    once: `WITH m AS MATERIALIZED (${near()}) ${pick().join(" UNION ALL ")}`,
    // the same with totals and page in one statement: the rows are looked for once instead of three times
    whole: `WITH m AS MATERIALIZED (${near(priced)}) SELECT 'totals' a, 0 v, ${sums} FROM m WHERE w=0 UNION ALL
      SELECT 'page', id, CAST(row_number() OVER (ORDER BY ${order}) AS int)${noSums} FROM (
        SELECT ${priced} FROM m WHERE w=0 ORDER BY ${order} LIMIT ${size} OFFSET ${offset}) p UNION ALL
      ${pick(noSums).join(" UNION ALL ")}`,
    // the same rows, one pass of grouping sets
    sets: `SELECT w, CAST(grouping(${columns}) AS int) g, CAST(coalesce(${columns}) AS int) v, CAST(count(*) AS int) c
      FROM (${near()}) m GROUP BY GROUPING SETS (${attributeNames.map((name) => `(w,${name})`).join(",")})`,
    // the result once, and one query per filtered attribute with that filter left out
    apart: `WITH r AS MATERIALIZED (SELECT ${free.join(",")} FROM stone WHERE ${all}) ${[
      ...free.map((name) => count(name, "r")),
      ...filters.map(({ name }) => count(name, `stone WHERE ${where(name)}`)),
    ].join(" UNION ALL ")}`,
    // every attribute its own aggregate over the table
    each: attributeNames.map((name) => count(name, `stone WHERE ${where(name)}`)).join(" UNION ALL "),
    joint: jointGroups.map(
      (group) => `SELECT ${group.join(",")}, CAST(count(*) AS int) c FROM (${near()}) m GROUP BY ${group.join(",")}`,
    ),
    jointSets: `SELECT CAST(grouping(${columns}) AS int) g, w, ${columns}, CAST(count(*) AS int) c FROM (${near()}) m
      GROUP BY GROUPING SETS (${byJoint})`,
    pairs: question.pair && pairsOf(question.pair, all, size, dialect),
  };
}

/** Stones joined with each other within the tolerances, the nearest pairs first. */
function pairsOf({ equal, carat, within }: PairRule, where: string, size: number, { divide }: Dialect): string {
  const numbers = Object.entries({ carat, ...within });
  const distance = numbers
    .map(([name, allowed]) => divide(`abs(a.${name}-b.${name})*1000`, String(allowed + 1)))
    .join("+");
  const near = numbers.map(([name, allowed]) => `b.${name} BETWEEN a.${name}-${allowed} AND a.${name}+${allowed}`);
  return `WITH m AS MATERIALIZED (SELECT id,${[...equal, ...numbers.map(([name]) => name)].map((name) => `CAST(${name} AS int) ${name}`).join(",")} FROM stone WHERE ${where}),
    p AS MATERIALIZED (SELECT a.id x, b.id y, ${distance} d FROM m a JOIN m b
      ON ${equal.map((name) => `a.${name}=b.${name}`).join(" AND ")} AND ${near.join(" AND ")} AND a.id<b.id)
    SELECT (SELECT CAST(count(*) AS int) FROM m) stones, (SELECT CAST(count(*) AS int) FROM p) pairs, x, y
      FROM (SELECT 1) one LEFT JOIN (SELECT x, y, d FROM p ORDER BY d, x, y LIMIT ${size}) t ON true ORDER BY d, x, y`;
}
