import { type Kysely, type RawBuilder, sql, type Transaction } from "kysely";
import { stoneNumberNames } from "#domain/stone.ts";
import type { FindingCode } from "#domain/supply-words.ts";
import { giveRoom } from "../long-work.ts";
import type { LoadCounts } from "../supply-tables.ts";
import type { Tables } from "../tables.ts";
import { priceColumns, quoteColumns } from "./load-columns.ts";
import { newLine, wordsOf } from "./load-words.ts";
import type { LoadRecord } from "./loads.ts";

type Compared = Pick<
  LoadRecord,
  "id" | "reading" | "provider_id" | "feed_id" | "mode" | "price_list_id" | "goes_alone"
>;

/** Dots, dashes and underscores stand in a stock number besides letters and figures; what separates pasted ones does not. */
const plainNumber = sql.lit("^[A-Za-z0-9._-]+$");

/**
 * A subselect with this is worked out once, and looked up by an index. Without it the planner puts the expression
 * wherever it is named, all columns of a stone for each column of the result; and of what is looked up it makes a table
 * of all that the house has, since it does not know how many rows are staged.
 */
const once = sql`OFFSET 0`;

/**
 * The staged stones with their prices by the price list in force. The price of a discount follows from the list, and the
 * discount, in hundredths of a percent, from any other price.
 */
const priced = (load: Compared) => sql`
  SELECT s.*, n.rap, n.disc, n.ppc, CASE WHEN n.rap IS NOT NULL THEN ${load.price_list_id}::bigint END AS price_list_id
  FROM staged s
  -- Ranges of weights do not overlap: only the one that begins last below a weight can hold it.
  LEFT JOIN LATERAL (SELECT l.price, l.to_carat FROM list_price l WHERE l.list_id = ${load.price_list_id}
    AND l.shape_group = CASE s.shape WHEN 'ROUND' THEN 'round' ELSE 'pear' END AND l.color = s.color
    AND l.clarity = CASE s.clarity WHEN 'FL' THEN 'IF' ELSE s.clarity END AND l.from_carat <= s.carat
    ORDER BY l.from_carat DESC LIMIT 1) p ON s.diamond_type = 'white' AND s.carat <= p.to_carat
  CROSS JOIN LATERAL (SELECT CASE s.quote_kind WHEN 'discount' THEN s.quote
    ELSE round((s.price_per_ct - p.price) * 100 / p.price, 2) END AS disc ${once}) d
  CROSS JOIN LATERAL (SELECT CASE s.quote_kind WHEN 'discount' THEN round(p.price * (100 + d.disc) / 100, 2)
    ELSE s.price_per_ct END AS ppc ${once}) f
  -- A discount beyond what a stone can have, or a price that would round to nothing, leaves the stone without a list price.
  CROSS JOIN LATERAL (SELECT coalesce(f.ppc > 0 AND d.disc > -100 AND d.disc < 10000, false) AS fits) g
  CROSS JOIN LATERAL (SELECT CASE WHEN g.fits THEN p.price END AS rap, CASE WHEN g.fits THEN d.disc END AS disc,
    CASE WHEN g.fits THEN f.ppc ELSE s.price_per_ct END AS ppc) n`;

/** Columns whose text is JSON as it stands. */
const plain: ReadonlySet<string> = new Set(
  ["stone_origin", "has_hearts_arrows", ...stoneNumberNames, ...priceColumns].filter((name) => name !== "quote_kind"),
);

const rounded: FindingCode = "reportNoRounded";
const roundedReport = sql.lit(JSON.stringify([{ code: rounded }]));
/** The report number, and the links that may be made of it. */
const ofReport: ReadonlySet<string> = new Set(["report_no", "image", "video", "certificate"]);
/** A value of a staged stone. A report number that a spreadsheet has rounded takes away nothing that is in the stock. */
const sentAs = (name: string): RawBuilder<unknown> => {
  const sent = sql.ref(`p.${name === "price_per_ct" ? "ppc" : name}`);
  if (!ofReport.has(name)) return sent;
  return sql`coalesce(${sent}, CASE WHEN p.findings @> ${roundedReport} THEN ${sql.ref(`t.${name}`)} END)`;
};

/** The columns of a stone and those of a staged one beside them. */
const pairsOf = (covered: readonly string[]) =>
  [...covered, ...priceColumns].map((name) => ({
    name,
    held: sql.ref(`t.${name}`),
    sent: sentAs(name),
    isPlain: plain.has(name),
    isOfQuote: quoteColumns.includes(name),
  }));
type Pair = ReturnType<typeof pairsOf>[number];

const member = (name: string, value: RawBuilder<unknown>) => sql`${sql.lit(`"${name}":`)} || ${value}`;
const jsonOf = ({ isPlain }: Pair, value: RawBuilder<unknown>) =>
  isPlain ? sql`${value}::text` : sql`to_json(${value})::text`;
/** An object of the members that are not null, joined as text: to build an object and strip it takes three times as long. */
const objectOf = (members: readonly RawBuilder<unknown>[]) =>
  sql`('{' || concat_ws(',', ${sql.join(members)}) || '}')::jsonb`;
/** The values of a stone that is new, without those that are empty. */
const wholeImage = (pairs: readonly Pair[]) =>
  objectOf(pairs.map((pair) => member(pair.name, jsonOf(pair, pair.sent))));
const differs = ({ held, sent }: Pick<Pair, "held" | "sent">) => sql`${held} IS DISTINCT FROM ${sent}`;
const isRepriced = differs({ held: sql`t.price_per_ct`, sent: sql`p.ppc` });
/** The values of one side that differ from those of the other. A price stands beside its quote, even if that is the same. */
const changedImage = (pairs: readonly Pair[], side: "held" | "sent") =>
  objectOf(
    pairs.map((pair) => {
      const value = member(pair.name, sql`coalesce(${jsonOf(pair, pair[side])}, 'null')`);
      return sql`CASE WHEN ${differs(pair)}${pair.isOfQuote ? sql` OR ${isRepriced}` : sql``} THEN ${value} END`;
    }),
  );

/** The columns by which a stone differs from its row. A list that prices it as the one before changes nothing of it. */
const comparedOf = (pairs: readonly Pair[]) => pairs.filter(({ name }) => name !== "price_list_id");

/**
 * True for a number that a later load of the provider has named, if it was taken. What came after an unattended load
 * is newer than it. Of two files of their own, people decide by the commit which is the last.
 */
const isNamedLater = ({ id, provider_id, goes_alone }: Compared, number: RawBuilder<unknown>) =>
  goes_alone
    ? sql`${number} IN (SELECT r.org_stock_no FROM load l JOIN load_row r ON r.load_id = l.id
        WHERE l.provider_id = ${provider_id} AND l.id > ${id} AND l.state = 'committed'
          AND r.kind <> 'refused' AND r.refused_by IS NULL AND r.org_stock_no IS NOT NULL)`
    : sql`false`;

/** The finding for a row that arrives after a newer one of its stone. */
const older: FindingCode = "olderPosition";
const olderRow = sql.lit(JSON.stringify([{ code: older, column: null, field: null, raw: "" }]));

/**
 * Staged stones `p` beside the provider's stones `t`, each with what becomes of it. What changes is written out for those
 * alone that change.
 */
const joined = (load: Compared, covered: readonly string[]) => {
  const pairs = pairsOf(covered);
  const compared = comparedOf(pairs);
  return sql`
  SELECT p.line, p.position, CASE WHEN o.is_older THEN coalesce(p.findings, '[]') || ${olderRow} ELSE p.findings END AS findings,
    p.org_stock_no, ${reportNumbers} AS reports, t.id AS stone_id, t.stock_no AS held_no,
    t.price_per_ct AS old_ppc, p.ppc AS new_ppc, k.kind,
    CASE WHEN k.kind IN ('changed', 'back') THEN ${changedImage(pairs, "held")} END AS before,
    CASE WHEN k.kind = 'new' THEN ${wholeImage(pairs)}
      WHEN k.kind IN ('changed', 'back') THEN ${changedImage(pairs, "sent")} END AS after
  FROM (${priced(load)}) p
  LEFT JOIN LATERAL (SELECT * FROM stone x WHERE x.provider_id = ${load.provider_id} AND x.org_stock_no = p.org_stock_no
    ${once}) t ON true
  LEFT JOIN LATERAL (SELECT q.position FROM stock_position q WHERE q.provider_id = ${load.provider_id}
    AND q.feed_id = ${load.feed_id ?? 0} AND q.org_stock_no = p.org_stock_no ${once}) q ON p.position IS NOT NULL
  CROSS JOIN LATERAL (SELECT p.availability IN ('M', 'NA') IS TRUE AS is_away) w
  -- The provider's own order of changes counts before that in which its loads came.
  CROSS JOIN LATERAL (SELECT coalesce(q.position > p.position, ${isNamedLater(load, sql`p.org_stock_no`)}) AS is_older) o
  CROSS JOIN LATERAL (SELECT CASE
    WHEN o.is_older THEN 'left_out'
    WHEN w.is_away AND (t.id IS NULL OR t.status = 8 OR NOT t.is_listed) THEN 'left_out'
    WHEN w.is_away THEN ${goneOrConflict}
    WHEN t.id IS NULL THEN 'new'
    WHEN t.status = 8 THEN 'same'
    WHEN NOT t.is_listed THEN 'back'
    WHEN ROW(${sql.join(compared.map(({ sent }) => sent))}) IS DISTINCT FROM ROW(${sql.join(compared.map(({ held }) => held))})
      THEN 'changed'
    ELSE 'same' END AS kind ${once}) k`;
};

/** The report number of the file, and that of the stone where it is another. */
const reportNumbers = sql`concat_ws(${newLine}, p.report_no,
  CASE WHEN t.report_no IS DISTINCT FROM p.report_no THEN t.report_no END)`;

const goneOrConflict = sql`CASE WHEN t.status IN (3, 4, 5) THEN 'conflict' ELSE 'gone' END`;

/**
 * Compares what is staged by now with the provider's stock column by column, and keeps a row for each in place of what was
 * staged. `covered` are the columns that the file gives: the others stay as they are. The rows of a file stand in its order,
 * since later ones are staged later.
 */
export async function keepStaged(db: Transaction<Tables>, load: Compared, covered: readonly string[]): Promise<void> {
  await giveRoom(db, { memory: "128MB", time: "30min" }); // a file of a million rows is compared
  await sql`
    WITH staged AS (DELETE FROM load_stage WHERE load_id = ${load.id} AND reading = ${load.reading} RETURNING *),
    house AS MATERIALIZED (SELECT prefix FROM provider WHERE id = ${load.provider_id})
    INSERT INTO load_row (load_id, kind, line, org_stock_no, stock_no, stone_id, before, after, price_change_pct, findings,
      position, words)
    SELECT ${load.id}, j.kind, j.line, j.org_stock_no, n.stock_no,
      CASE WHEN j.kind = 'new' THEN nextval('stone_id_seq') ELSE j.stone_id END, j.before, j.after,
      CASE WHEN j.kind IN ('changed', 'back') AND j.new_ppc <> j.old_ppc
        THEN least(round((j.new_ppc - j.old_ppc) * 100 / j.old_ppc, 2), 9999999) END,
      j.findings, j.position, ${wordsOf(sql`n.stock_no`, sql`j.org_stock_no`, sql`j.reports`)}
    FROM (${joined(load, covered)}) j CROSS JOIN house h
    CROSS JOIN LATERAL (SELECT h.prefix || j.org_stock_no AS wished) w
    CROSS JOIN LATERAL (SELECT CASE WHEN j.kind <> 'new' THEN j.held_no
      WHEN j.org_stock_no ~ ${plainNumber} AND length(w.wished) <= 40
        AND (SELECT true FROM stone x WHERE x.stock_no = w.wished LIMIT 1) IS NULL THEN w.wished
      ELSE ${ownNumber(load, "j")} END AS stock_no ${once}) n
    ORDER BY j.line`.execute(db);
}

/** The number of a new stone that cannot have its provider's. */
const ownNumber = ({ id }: Pick<Compared, "id">, row: string) =>
  sql`h.prefix || ${id}::text || '-' || ${sql.ref(`${row}.line`)}`;

/** Findings that take the whole file: stones that are missing, and numbers that differ in capitals alone. */
export async function keepWhole(db: Transaction<Tables>, load: Compared): Promise<void> {
  await sql`
    WITH alike AS (SELECT upper(org_stock_no) AS number, min(line) AS line FROM load_row
      WHERE load_id = ${load.id} AND kind <> 'refused' GROUP BY 1 HAVING count(*) > 1)
    UPDATE load_row r SET stock_no = ${ownNumber(load, "r")},
      words = ${wordsOf(ownNumber(load, "r"))} || ${newLine} || r.words
    FROM alike a, provider h WHERE h.id = ${load.provider_id} AND r.load_id = ${load.id} AND r.kind = 'new'
      AND upper(r.org_stock_no) = a.number AND r.line <> a.line`.execute(db);
  if (load.mode !== "whole") return;
  // A refused row names its stone too: the stone is not gone.
  await sql`
    INSERT INTO load_row (load_id, kind, org_stock_no, stock_no, stone_id, words)
    SELECT ${load.id}, ${goneOrConflict}, t.org_stock_no, t.stock_no, t.id,
      ${wordsOf(sql`t.stock_no`, sql`t.org_stock_no`, sql`t.report_no`)} FROM stone t
    WHERE t.provider_id = ${load.provider_id} AND t.is_listed AND t.status <> 8
      AND t.org_stock_no NOT IN (SELECT r.org_stock_no FROM load_row r
        WHERE r.load_id = ${load.id} AND r.org_stock_no IS NOT NULL)
      AND NOT ${isNamedLater(load, sql`t.org_stock_no`)}
    ORDER BY t.id`.execute(db);
}

type Figures = LoadCounts & {
  median: string | null;
  median_fall: string | null;
  listed: number;
  others: number;
  with_report: number;
};

/** Counts of a load's rows of each kind, and the sums of their prices. */
export async function differenceOf(
  db: Kysely<Tables>,
  load: Pick<LoadRecord, "id" | "provider_id">,
  priceLimitPct: number,
): Promise<Figures> {
  const of = (kind: string) => sql`count(*) FILTER (WHERE r.kind = ${sql.lit(kind)}) AS ${sql.ref(kind)}`;
  const kinds = ["new", "changed", "same", "gone", "back", "refused", "conflict", "left_out"].map(of);
  const { rows } = await sql<Figures>`
    SELECT count(*) FILTER (WHERE r.line IS NOT NULL) AS rows, ${sql.join(kinds)},
      count(*) FILTER (WHERE abs(r.price_change_pct) > ${priceLimitPct}) AS price_moved,
      count(*) FILTER (WHERE r.kind = 'changed' AND r.price_change_pct > 0) AS rising,
      count(*) FILTER (WHERE r.kind = 'changed' AND r.price_change_pct < 0) AS falling,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY coalesce(r.price_change_pct, 0))
        FILTER (WHERE r.kind IN ('changed', 'same', 'back')))::numeric(12, 2) AS median,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY r.price_change_pct)
        FILTER (WHERE r.kind = 'changed' AND r.price_change_pct < 0))::numeric(12, 2) AS median_fall,
      (SELECT count(*) FROM stone WHERE provider_id = ${load.provider_id} AND is_listed AND status <> 8) AS listed,
      count(*) FILTER (WHERE r.kind = 'new' AND r.after ? 'report_no') AS with_report,
      count(*) FILTER (WHERE r.kind = 'new' AND EXISTS (SELECT FROM stone o WHERE o.report_no = r.after ->> 'report_no'
        AND o.lab = r.after ->> 'lab' AND o.provider_id <> ${load.provider_id} AND o.is_listed)) AS others
    FROM load_row r WHERE r.load_id = ${load.id}`.execute(db);
  return rows[0] as Figures;
}
