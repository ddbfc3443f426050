import { type RawBuilder, sql } from "kysely";
import { caratWeights, type LostGroup, type LostStep, listOfStep, lostSteps } from "#domain/lost-deals.ts";
import { buyerRoles } from "#domain/roles.ts";
import { onDays } from "./day-bounds.ts";
import { idIn } from "./deal-events.ts";
import { type LineReach, reachedLines } from "./line-filter.ts";
import { isLiveHold, lineNow } from "./line-now.ts";
import { and } from "./stone-conditions.ts";
import type { UnmetFilter } from "./unmet-demand.ts";

type Sql = RawBuilder<unknown>;

/**
 * The filter of lost deals: the lines that began in the days, as they stand now. A list without a reach is left out.
 */
export type LostFilter = UnmetFilter & {
  by: LostGroup;
  reaches: Readonly<Partial<Record<LostStep, LineReach>>>;
  now: Date;
};

/** The name of a group whose clients have no associate. */
export const nobody = "-";

const bands = sql.join([0, ...caratWeights].map((weight) => sql.lit(String(weight))));
export const caratArray: Sql = sql`ARRAY[${sql.join(caratWeights.map((weight) => sql`${sql.lit(String(weight))}::numeric`))}]`;
/** The band of some carats, by the weight at which it begins. */
export const bandOf = (carat: Sql): Sql => sql`(ARRAY[${bands}])[width_bucket(${carat}, ${caratArray}) + 1]`;

const groupOf: Readonly<Record<LostGroup, Sql>> = {
  type: sql`f.diamond_type`,
  shape: sql`f.shape`,
  color: sql`f.color`,
  clarity: sql`f.clarity`,
  carat: bandOf(sql`f.carat`),
  client: sql`l.holder_id::text`,
  associate: sql`coalesce(h.associate_id::text, ${sql.lit(nobody)})`,
  provider: sql`s.provider_id::text`,
};

/** True if the client's side ended the line, by the entry of the log: a line itself does not say who. */
const isEndedByClient: Sql = sql`EXISTS (
  SELECT FROM audit_event e JOIN account w ON w.id = ${idIn(sql`e.data ->> 'who'`)}
  WHERE e.data ->> 'workflow' = l.list AND e.data ->> 'item' = l.id::text
    AND e.data ->> 'transition' IN ('hold.release', 'confirm.cancel', 'confirm.cancelApproved')
    AND w.role_id IN (${sql.join(buyerRoles.map((role) => sql.lit(role)))}))`;

/** True if the next memo of a line's stone is sold. A stone has one claim at a time, so that the next is what it became. */
const memoSold = (line: string): Sql => sql`coalesce((SELECT m.state = 'sold' FROM stone_line m
  WHERE m.stone_id = ${sql.ref(`${line}.stone_id`)} AND m.id > ${sql.ref(`${line}.id`)} AND m.list = 'memo'
  ORDER BY m.id LIMIT 1), false)`;

/** The outcome of a step's lines, and their sale in the end. */
const standing = (now: Date): Readonly<Record<LostStep, { outcome: Sql; isSold: Sql }>> => ({
  hold: {
    outcome: sql`CASE WHEN ${isLiveHold("l", now)} THEN 'open'
      WHEN ${lineNow("l", now).ended_by} = 'expired' THEN 'time' WHEN l.ended_by IN ('confirm', 'memo') THEN 'on'
      WHEN ${isEndedByClient} THEN 'client' ELSE 'house' END`,
    isSold: sql`CASE l.ended_by WHEN 'memo' THEN ${memoSold("l")}
      WHEN 'confirm' THEN coalesce((SELECT c.state = 'approved.fulfilled' AND ${memoSold("c")} FROM stone_line c
        WHERE c.stone_id = l.stone_id AND c.id > l.id AND c.list = 'confirm' ORDER BY c.id LIMIT 1), false)
      ELSE false END`,
  },
  request: {
    outcome: sql`CASE WHEN l.state = 'approved.fulfilled' THEN 'on' WHEN l.state = 'rejected' THEN 'house'
      WHEN l.state <> 'cancelled' THEN 'open' WHEN ${isEndedByClient} THEN 'client' ELSE 'house' END`,
    isSold: sql`CASE WHEN l.state = 'approved.fulfilled' THEN ${memoSold("l")} ELSE false END`,
  },
  memo: {
    // A stone that comes back was given back by the client.
    outcome: sql`CASE l.state WHEN 'sold' THEN 'on' WHEN 'received' THEN 'client' ELSE 'open' END`,
    isSold: sql`l.state = 'sold'`,
  },
});

function linesOf(filter: LostFilter, step: LostStep, reach: LineReach): Sql {
  const { outcome, isSold } = standing(filter.now)[step];
  return sql`
  SELECT ${sql.lit(step)} AS step, l.id, ${groupOf[filter.by]} AS value, ${outcome} AS outcome, ${isSold} AS is_sold,
    nullif(btrim(l.reason), '') AS reason
  FROM stone_line l JOIN line_as_made f ON f.line_id = l.id JOIN account h ON h.id = l.holder_id
  JOIN stone s ON s.id = l.stone_id
  WHERE l.list = ${sql.lit(listOfStep[step])} AND ${and([...reachedLines(reach), ...narrowed(filter)])}`;
}

function narrowed({
  from,
  to,
  timeZone,
  diamond_type,
  business_id,
  carat_from,
  carat_to,
  ...codes
}: LostFilter): Sql[] {
  const { shape, color, clarity } = codes;
  return [
    ...onDays(sql`l.created_at`, { from, to }, timeZone),
    ...(diamond_type ? [sql`f.diamond_type = ${diamond_type}`] : []),
    ...(business_id === undefined ? [] : [sql`f.business_id = ${business_id}`]),
    ...(carat_from === undefined ? [] : [sql`f.carat >= ${carat_from}`]),
    ...(carat_to === undefined ? [] : [sql`f.carat <= ${carat_to}`]),
    ...(shape ? [sql`f.shape = ANY (${shape}::text[])`] : []),
    ...(color ? [sql`f.color = ANY (${color}::text[])`] : []),
    ...(clarity ? [sql`f.clarity = ANY (${clarity}::text[])`] : []),
  ];
}

const none: Sql = sql`SELECT NULL::text AS step, NULL::bigint AS id, NULL::text AS value, NULL::text AS outcome,
  NULL::boolean AS is_sold, NULL::text AS reason WHERE false`;

/** The expression `line`: the lines under a filter, of some steps that the filter reaches. */
export function lostLines(filter: LostFilter, steps: readonly LostStep[] = lostSteps): Sql {
  const parts = steps.flatMap((step) => {
    const reach = filter.reaches[step];
    return reach ? [linesOf(filter, step, reach)] : [];
  });
  return sql`line AS (${sql.join([none, ...parts], sql` UNION ALL `)})`;
}
