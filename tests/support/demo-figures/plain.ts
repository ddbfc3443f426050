import type { TestApp } from "../app.ts";
import { hours } from "../clock.ts";

/** Plain SQL on a portal's tables, and the days of its year. */
export function plainSql(portal: TestApp) {
  const rows = async (sql: string, values: unknown[] = []) => (await portal.pool.query(sql, values)).rows;
  const one = async (sql: string, values: unknown[] = []) => (await rows(sql, values))[0];
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
