import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { isGood } from "#server/evidence/verify/verify.ts";
import { verifyHouse } from "#server/evidence/verify-house.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { isDay } from "#support/budget.ts";
import { useEmptyDatabase } from "#support/database.ts";
import { lostSince, putLanded } from "#support/landed.ts";
import { landedHouses, readLanded } from "#support/landed-house.ts";
import { useMigrationsFolder } from "#support/migrations-folder.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { silent } from "#support/silent-log.ts";
import { testHouse } from "#support/test-house.ts";

const db = useEmptyDatabase();
const migrations = useMigrationsFolder();
const folder = path.join(projectFolder, "server/db/migrations");
const names = readdirSync(folder).sort();

/** The rows that an upgrade leaves behind or writes anew, each for the reason that its migration gives. */
const meant: Record<string, RegExp> = {
  "0021 lets those who read the log make checkpoints": /^(role|user)_permission\.write_access differs in 2 rows$/,
  "0029 gives each provider letters of its own, which counts as a change of prices":
    /^pricing_revision\.revision differs in 1 rows$/,
  "0053 moves a screen": /^permission\.path differs in 1 rows$/,
};

async function upgrade(to: string) {
  for (const name of names.filter((one) => one <= to))
    migrations.write(name, readFileSync(path.join(folder, name), "utf8"));
  const owner = openPool(db.ownerUrl, { log: silent, max: 1, statement_timeout: 0 });
  try {
    return await prepareDatabase(owner, { migrations: migrations.folder, runtimeRole: "portal_app" });
  } finally {
    await owner.end();
  }
}

/** By day the house of the last release is enough: each has its own migrations to go through, and nothing else differs. */
const upgraded = isDay() ? landedHouses.slice(-1) : landedHouses;

test.each(upgraded)("the house of %s is brought up to date, and nothing of it is lost", async (file) => {
  const landed = readLanded(file);
  await upgrade(landed.migration);
  await putLanded(db.url, landed);
  const head = names.at(-1) ?? "";
  expect((await upgrade(head)).migrated).toEqual(names.filter((name) => name > landed.migration));
  const lost = (await lostSince(db.url)).filter((one) => !Object.values(meant).some((reason) => reason.test(one)));
  expect(lost).toEqual([]);
  const house = testHouse({ pool: db.pool, jobs: new RecordedJobs() });
  const verdict = await verifyHouse(house, { name: "the landed house", checkpoints: [], key: null });
  expect({ isGood: isGood(verdict), verdict }).toMatchObject({ isGood: true });
});

test("a house is kept for each span of ten migrations, and for the last release", () => {
  const kept = landedHouses.map((name) => Number(name.slice(0, 4)));
  expect(Math.min(...kept)).toBeLessThanOrEqual(20);
  expect(Math.max(...kept.slice(1).map((number, at) => number - (kept[at] ?? 0)))).toBeLessThanOrEqual(12);
});
