import { expect, test } from "vitest";
import { columnKinds } from "#server/db/column-kinds.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();

test("each column that can hold words is plain, personal or secret, and no column that there is not", async () => {
  const { rows } = await portal.pool.query(
    `SELECT table_name || '.' || column_name AS place FROM information_schema.columns
      JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
        AND udt_name IN ('text', '_text', 'varchar', '_varchar', 'bpchar', 'citext', '_citext', 'json', 'jsonb', '_jsonb', 'bytea', 'name')`,
  );
  const said = Object.entries(columnKinds).flatMap(([table, kinds]) =>
    Object.values(kinds).flatMap((columns) => columns.map((column) => `${table}.${column}`)),
  );
  expect(said.toSorted()).toEqual(rows.map(({ place }) => place as string).toSorted());
  expect(new Set(said).size).toBe(said.length);
});
