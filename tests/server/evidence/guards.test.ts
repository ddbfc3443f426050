import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { guardFaults, sealedFunctions } from "#server/db/queries/audit-guards.ts";
import { movedColumns } from "#server/db/queries/stone-work.ts";
import { useApp } from "#support/app.ts";

const portal = useApp();

test("the functions that seal the log are those of the migrations, and a house that nobody touched has all its guards", async () => {
  const { rows } = await portal.house.pool.query("SELECT proname, prosrc FROM pg_proc WHERE proname = ANY ($1)", [
    Object.keys(sealedFunctions),
  ]);
  const hashes = rows.map(({ proname, prosrc }) => [proname, createHash("sha256").update(prosrc).digest("hex")]);
  expect(Object.fromEntries(hashes)).toEqual(sealedFunctions);
  expect(await guardFaults(portal.house.db)).toEqual([]);
});

test("the functions that write lines and papers carry every column that there is", async () => {
  const columns = async (table: string) => {
    const sql = "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1";
    return (await portal.house.pool.query(sql, [table])).rows.map(({ name }) => name as string);
  };
  const source = async (name: string) =>
    (await portal.house.pool.query("SELECT prosrc FROM pg_proc WHERE proname = $1", [name])).rows[0].prosrc as string;
  const without = async (table: string, writer: string, unwritten: readonly string[]) => {
    const said = new Set((await source(writer)).match(/\w+/g));
    return (await columns(table)).filter((name) => !said.has(name) && !unwritten.includes(name));
  };
  expect(await without("stone_line", "begin_lines", ["id", "version"])).toEqual([]);
  expect(await without("kyc_document", "begin_document", ["id", "version"])).toEqual([]);
  expect(await without("kyc_document", "move_document", [])).toEqual([]);
  const moved = (await source("move_lines")).match(/(\w+) = c\.\1/g)?.map((set) => set.split(" ")[0]);
  expect(moved?.filter((name) => name !== "id").sort()).toEqual([...movedColumns].sort());
});
