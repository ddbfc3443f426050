import { expect, test } from "vitest";
import { fieldsOfStones } from "#server/db/queries/stone-fields.ts";
import type { Row } from "#server/search/index/row.ts";
import { rowChecksum } from "#server/search/index/row-checksum.ts";
import { lineOf } from "#server/search/live/copy-lines.ts";
import { loadStock } from "#server/search/live/load-stock.ts";
import { useLiveStock } from "#support/live-stock.ts";
import { makeStonesOdd } from "#support/odd-stones.ts";

const house = useLiveStock();
const load = () => loadStock(house.pool, new AbortController().signal);

test("what is read at once is what is read stone by stone", async () => {
  await makeStonesOdd(house);
  await house.pool.query(String.raw`UPDATE stone SET
      shade = CASE id % 3 WHEN 0 THEN E'back\\slash' WHEN 1 THEN E'a\ttab\nand a line\u0001' ELSE 'Blått' END,
      location = CASE WHEN id % 2 = 0 THEN '\N' END,
      org_stock_no = CASE id % 4 WHEN 0 THEN E'\t' || id WHEN 1 THEN 'Ünlike ' || id WHEN 2 THEN E'\\N' || id ELSE org_stock_no END,
      arrived_at = arrived_at - id % 3 * interval '40 years' + interval '0.999999 seconds'
    WHERE id % 5 = 0`);
  const copy = await load();
  const { rows: all } = await house.pool.query<{ id: number }>("SELECT id FROM stone ORDER BY id");
  const ids = all.map(({ id }) => id);
  expect(copy.index.count).toBe(ids.length);
  const fields = await fieldsOfStones(house.db, copy.reader.columns, ids);
  for (const line of fields) {
    const row = copy.reader.read(lineOf(line));
    expect(rowChecksum(copy.index.read(row.id) as Row)).toBe(rowChecksum(row));
  }
  const { values } = copy.shape.schema.attribute("shade");
  const shades = new Set(
    ids.map((id) => values[copy.index.read(id)?.codes[copy.shape.schema.attribute("shade").index] ?? -1]),
  );
  expect([...shades]).toEqual(expect.arrayContaining(["back\\slash", "a\ttab\nand a line\u0001", "Blått"]));
});

test("a house without stones has an index too", async () => {
  await house.pool.query("DELETE FROM stone");
  const { index } = await load();
  expect(index.count).toBe(0);
});

test("what is committed while stones are read is brought in afterwards", async () => {
  const loading = load();
  await house.pool.query("UPDATE stone SET status = 4 WHERE id = (SELECT min(id) FROM stone)");
  const copy = await loading;
  await copy.catchUp(house.db);
  const { rows } = await house.pool.query<{ id: number }>("SELECT min(id) AS id FROM stone");
  const status = copy.shape.schema.attribute("status");
  expect(status.values[copy.index.read(rows[0]?.id ?? 0)?.codes[status.index] ?? -1]).toBe("4");
});
