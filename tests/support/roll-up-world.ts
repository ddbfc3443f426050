import type { dealSums } from "#server/db/queries/deal-figures.ts";
import { searchesFrom } from "#server/insight/fold.ts";
import { type TestApp, useApp } from "./app.ts";

const reach = { of: "all" } as const;

const wide = { from: "2000-01-01", to: "2030-12-31" };

export const searches = ({ house }: TestApp, more = {}) => ({
  ...{ ...wide, timeZone: house.timeZone, searchesFrom: searchesFrom(house), associateId: null },
  ...more,
});

export const exact = (rows: Awaited<ReturnType<typeof dealSums>>) =>
  rows.map(({ carats, amount, ...row }) => ({ ...row, carats: Number(carats), amount: Number(amount) }));

export function useRollUpWorld() {
  const portal = useApp();
  const deals = (portal: TestApp, more = {}) => ({ ...wide, reach, timeZone: portal.house.timeZone, ...more });
  const search = (values: string[]) =>
    portal.as("customer").call("recordSearch", { body: { search: { attributes: { shape: { values } } } } });
  return { portal, deals, search };
}
