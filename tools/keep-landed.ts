/**
 * `npm run landed:keep [-- COMMIT]`: keeps the house of a commit as a small file in `tests/landed`: its own code fills a
 * fresh database, and what lies in it is written down. The suite brings each kept house up to date (decision 0118). A
 * release keeps its own.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import pg from "pg";
import { ROLES } from "#server/db/embedded/settings.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { makeFastThrowAwayDir } from "#support/throw-away.ts";
import { runTool } from "./run-tool.ts";

/** Enough for one of each kind, and few enough for a file of some kilobytes. */
const STONES = 12;
/** Of tables whose rows are all alike some are enough. Nothing refers to these rows. */
const FEW: Readonly<Record<string, number>> = { list_price: 60 };

/** Fills a database by the code beside it: the names are those of every state that was ever landed. */
const FILL = `
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { seedTemplate } from "#support/template.ts";
const log = { info() {}, warn() {}, error() {} };
const owner = openPool(process.env.OWNER_URL, { log });
await prepareDatabase(owner, { migrations: "server/db/migrations", runtimeRole: "${ROLES.runtime}" });
await seedTemplate(owner);
await owner.end();
`;

await runTool("npm run landed:keep [-- COMMIT]", async (log) => {
  const commit = process.argv[2] ?? "HEAD";
  const cache = path.join(projectFolder, "node_modules/.cache"); // packages are found from below the project alone
  mkdirSync(cache, { recursive: true });
  const [folder, dataDir] = [mkdtempSync(path.join(cache, "landed-")), makeFastThrowAwayDir()];
  try {
    takeOut(commit, folder);
    const server = await startEmbeddedPostgres({ dataDir, log: { ...log, info() {} } });
    try {
      execFileSync(process.execPath, ["--import", "tsx", "fill.ts"], {
        cwd: folder,
        env: { ...process.env, OWNER_URL: server.ownerUrl },
      });
      const landed = await writtenDown(server.adminUrl.replace(/\/postgres\?/, "/portal?"));
      const file = path.join("tests/landed", `${landed.migration.replace(/\.sql$/, "")}.json.br`);
      writeFileSync(path.join(projectFolder, file), brotliCompressSync(JSON.stringify(landed)));
      log.info(`${file} holds ${Object.keys(landed.tables).length} tables`);
    } finally {
      await server.stop();
    }
  } finally {
    for (const dir of [folder, dataDir]) rmSync(dir, { recursive: true, force: true });
  }
});

function takeOut(commit: string, folder: string) {
  const archive = execFileSync("git", ["archive", commit], { cwd: projectFolder, maxBuffer: 2 ** 30 });
  execFileSync("tar", ["-xf", "-"], { cwd: folder, input: archive });
  const template = path.join(folder, "tests/support/template.ts");
  const text = readFileSync(template, "utf8").replace(/testStones = \d+/, `testStones = ${STONES}`);
  writeFileSync(template, text);
  writeFileSync(path.join(folder, "fill.ts"), FILL);
}

/** Every table as the database itself writes it: no value passes through another language. */
async function writtenDown(url: string) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows: names } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'migration' ORDER BY relname`,
    );
    const tables: Record<string, string> = {};
    for (const { name } of names) {
      const { rows } = await client.query<{ text: string | null }>(
        `SELECT json_agg(t)::text AS text FROM (SELECT * FROM "${name}" LIMIT $1) t`,
        [FEW[name] ?? null],
      );
      if (rows[0]?.text) tables[name] = rows[0].text;
    }
    const { rows: last } = await client.query<{ name: string }>('SELECT max(name COLLATE "C") AS name FROM migration');
    const { rows: sequences } = await client.query<{ name: string; value: string }>(
      "SELECT sequencename AS name, last_value::text AS value FROM pg_sequences WHERE schemaname = 'public' AND last_value IS NOT NULL",
    );
    return { migration: last[0]?.name ?? "", tables, sequences };
  } finally {
    await client.end();
  }
}
