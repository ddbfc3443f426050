import type { TestApp } from "../app.ts";
import { hours } from "../clock.ts";

type Row = Record<string, unknown>;

/** Plain SQL on a portal's tables, and the days of its year. */
export function plainSql(portal: TestApp) {
  const rows = async <T extends Row = Row>(sql: string, values: unknown[] = []): Promise<T[]> =>
    (await portal.pool.query(sql, values)).rows;
  const one = async <T extends Row = Row>(sql: string, values: unknown[] = []): Promise<T> =>
    (await rows<T>(sql, values))[0] as T;
  const dayAgo = (days: number) => new Date(portal.clock.now().getTime() - hours(24 * days)).toISOString().slice(0, 10);
  const year = () => ({ startDate: dayAgo(366), endDate: dayAgo(0) });
  const yearDays = () => [dayAgo(366), dayAgo(0)];
  return { rows, one, dayAgo, year, yearDays };
}

/** Lines under the condition that they are within somebody's reach. */
export const reachOf = (who: "admin" | "associate" | "customer", id: number): string =>
  ({
    admin: "true",
    associate: `l.holder_id IN (SELECT id FROM account WHERE associate_id = ${id})`,
    customer: `l.holder_id = ${id}`,
  })[who];
