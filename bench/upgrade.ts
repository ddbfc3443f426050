/**
 * `npm run bench:upgrade [-- --stones 1000000 --entries 5000000 --from 0059]`: a house of an earlier release, grown to this
 * size, is brought up to date while somebody trades in it. Prints the time of the upgrade, and how long an act or a look
 * had to wait meanwhile.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import pg from "pg";
import { startEmbeddedPostgres } from "#server/db/embedded/start-embedded-postgres.ts";
import { openPool } from "#server/db/pool.ts";
import { prepareDatabase } from "#server/db/prepare.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { landedHouses, readLanded } from "#support/landed-house.ts";
import { silent } from "#support/silent-log.ts";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { report } from "./support/report.ts";
import { round } from "./support/timing.ts";
import { growHouse, makeEarlierHouse } from "./upgrade/earlier-house.ts";
import { Trader } from "./upgrade/trader.ts";

const { values: args } = parseArgs({
  options: {
    stones: { type: "string", default: "1000000" },
    entries: { type: "string", default: "5000000" },
    lines: { type: "string", default: "100000" },
    from: { type: "string" },
  },
});
const house = landedHouses.filter((name) => name.startsWith(args.from ?? "")).at(-1);
if (!house) throw new Error(`there is no house of ${args.from}: ${landedHouses.join(", ")}`);
const migrations = path.join(projectFolder, "server/db/migrations");

const dataDir = makeThrowAwayDir();
const server = await startEmbeddedPostgres({ dataDir, log: silent });
const adminUrl = server.adminUrl.replace(/\/postgres\?/, "/portal?");
const admin = new pg.Client(adminUrl);
const owner = openPool(server.ownerUrl, { log: silent, max: 1, statement_timeout: 0, silenceMs: 0 });
try {
  await admin.connect();
  await makeEarlierHouse({ admin, owner, migrations, landed: readLanded(house) });
  const [stones, entries, lines] = [Number(args.stones), Number(args.entries), Number(args.lines)];
  await growHouse(admin, { stones, entries, lines });
  const trader = await Trader.begin(adminUrl, stones);
  await trader.calm();
  const began = performance.now();
  const { migrated } = await prepareDatabase(owner, { migrations, runtimeRole: "portal_app" });
  const upgrade_s = (performance.now() - began) / 1000;
  const { calm, meanwhile } = await trader.end();
  report(
    `upgrade: ${house}, ${stones} stones, ${lines} lines, ${entries} entries of the log; ${migrated.length} migrations`,
    [
      { when: "before", ...calm },
      { when: "meanwhile", ...meanwhile },
    ],
    {
      upgrade_s: round(upgrade_s),
      "longest wait of an act ms": meanwhile["act ms"],
      "longest wait of a look ms": meanwhile["look ms"],
    },
    { "longest wait of an act ms": 1000, "longest wait of a look ms": 1000 },
  );
} finally {
  await admin.end();
  await owner.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
