import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { guardFaults, sealedFunctions } from "#server/db/queries/audit-guards.ts";
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
