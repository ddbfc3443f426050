import { sql } from "kysely";
import { expect, test } from "vitest";
import { endOfDay } from "#server/db/queries/day-bounds.ts";
import { useStock } from "#support/search-world.ts";

const stock = useStock();

/** Clocks change at midnight in Havana, Cairo and Beirut, by half an hour on Lord Howe, and never in Kolkata. */
const zones = [
  "UTC",
  "Europe/Berlin",
  "America/Havana",
  "Africa/Cairo",
  "Asia/Beirut",
  "Australia/Lord_Howe",
  "Asia/Kolkata",
];

test.each(zones)("a day of %s ends with its last moment, also where clocks change at midnight", async (zone) => {
  const { rows } = await sql<{ day: string; ends: Date }>`
    SELECT day::date::text AS day, ${endOfDay(sql`day::date`, zone)} AS ends
    FROM generate_series('2025-01-01'::date, '2026-12-31'::date, interval '1 day') day`.execute(stock.db);
  expect(rows).toHaveLength(730);
  const dayOf = new Intl.DateTimeFormat("sv-SE", { timeZone: zone });
  const wrong = rows.filter(({ day, ends }) => {
    const last = dayOf.format(ends.getTime() - 1);
    return last !== day || dayOf.format(ends) === day;
  });
  expect(wrong).toEqual([]);
});
