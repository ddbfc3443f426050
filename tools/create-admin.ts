/** `npm run admin:create -- --email … --first … --last … [--user-name …] [--another]`: the first administrator, or one more. */
import { randomBytes } from "node:crypto";
import path from "node:path";
import { parseArgs } from "node:util";
import { costlyPublicCallsPerMinute, publicCallsPerMinute } from "#domain/limits.ts";
import { chooseDataDir } from "#server/db/embedded/data-dir.ts";
import { openKysely } from "#server/db/kysely.ts";
import { type OpenDatabase, openDatabase } from "#server/db/open.ts";
import type { Tables } from "#server/db/tables.ts";
import { type Environment, readEnvironment } from "#server/environment.ts";
import { folderStore } from "#server/files/folder-store.ts";
import { Safe } from "#server/files/safe.ts";
import type { House } from "#server/house.ts";
import type { Log } from "#server/log.ts";
import { People } from "#server/policies/people.ts";
import { projectFolder } from "#server/project-folder.ts";
import { Stock } from "#server/search/stock.ts";
import { seedHouse } from "#server/seed/house.ts";
import { inTransaction } from "#server/unit-of-work.ts";
import { createAdministrator, inOneLine, insistOnForm, insistOnNeed, origin, type Person } from "./administrator.ts";
import { askPassword } from "./ask-password.ts";
import { runTool } from "./run-tool.ts";

const USAGE = "npm run admin:create -- --email ADDRESS --first NAME --last NAME [--user-name NAME] [--another]";

await runTool("admin:create", async (log) => {
  try {
    const { person, another } = readOptions();
    insistOnForm(person);
    await inHouse(log, async (house) => {
      await inTransaction(house, origin, seedHouse); // a database that no portal has opened yet has no roles
      await inTransaction(house, origin, (ctx) => insistOnNeed(ctx, another));
      const password = process.env.ADMIN_PASSWORD || (await askPassword(person.email));
      await createAdministrator(house, person, password, another);
    });
    log.info(`${person.email} is an administrator, known as ${person.user_name}`);
  } catch (error) {
    throw inOneLine(error);
  }
});

function readOptions(): { person: Person; another: boolean } {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: { email: text, first: text, last: text, "user-name": text, another: { type: "boolean" } },
  });
  const { email, first, last, another = false } = values;
  if (!email || !first || !last) throw new Error(`say who: ${USAGE}`);
  const user_name = values["user-name"] ?? email.split("@")[0] ?? "";
  return { person: { email, first_name: first, last_name: last, user_name }, another };
}

/** Where a portal runs on embedded data, opening it fails and says which one. */
async function inHouse(log: Log, work: (house: House) => Promise<void>): Promise<void> {
  const env = readEnvironment(process.env);
  const dataDir = chooseDataDir({ ...(env.dataDir && { wish: env.dataDir }), project: projectFolder, log });
  const database = await openDatabase({
    ...(env.databaseUrl && { databaseUrl: env.databaseUrl }),
    ...(env.ownerUrl && { ownerUrl: env.ownerUrl }),
    dataDir,
    migrations: path.join(projectFolder, "server/db/migrations"),
    log,
  });
  try {
    for (const warning of database.warnings) log.warn(warning);
    await work(houseOf(env, database, dataDir, log));
  } finally {
    await database.stop();
  }
}

/** A house in which nothing runs: a database to write to. */
function houseOf(env: Environment, { pool }: OpenDatabase, dataDir: string, log: Log): House {
  const noJob = () => Promise.reject(new Error("no job runs here"));
  const files = folderStore(path.join(dataDir, "files"));
  const base = { db: openKysely<Tables>(pool), pool, timeZone: env.timeZone, log };
  return {
    ...base,
    people: new People(),
    stock: new Stock(base),
    now: () => new Date(),
    jobs: { enqueue: noJob, cancel: noJob, stop: async () => {} },
    files,
    safe: new Safe(files, randomBytes(32)),
    mailer: null,
    publicUrl: env.publicUrl ?? "",
    ftp: null,
    limits: { publicCallsPerMinute, costlyPublicCallsPerMinute },
  };
}
