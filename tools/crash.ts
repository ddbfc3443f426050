/**
 * `npm run crash -- --rounds 50`: kills portal, server, or both in a storm of commits (SIGKILL), and counts the lost
 * ones among the acknowledged commits. It cannot show the effect of a power cut.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { clustersIn } from "#server/db/embedded/home.ts";
import { readPidFile } from "#server/db/embedded/pid-file.ts";
import { openDatabase } from "#server/db/open.ts";
import { silent } from "#support/silent-log.ts";
import { STORM_MIGRATION } from "./crash-storm.ts";
import { runTool } from "./run-tool.ts";

const VICTIMS = [["portal"], ["server"], ["portal", "server"]] as const;

await runTool("npm run crash [-- --rounds N]", async (log) => {
  const rounds = Number(parseArgs({ options: { rounds: { type: "string", default: "50" } } }).values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error("say how often: npm run crash -- --rounds 50");
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-crash-"));
  fs.chmodSync(dir, 0o711); // As root the server runs as another user, who needs access.
  try {
    const slowestMs = await killInTheStorm(dir, rounds);
    const { acknowledged, lost, isWhole } = await count(dir);
    const halves = isWhole ? "none" : "SOME";
    log.info(
      `${rounds} kills: ${acknowledged} commits acknowledged, ${lost} lost, ${halves} by halves; commits again after at most ${slowestMs} ms`,
    );
    if (lost > 0 || !isWhole) process.exitCode = 1;
  } finally {
    fs.rmSync(dir, { recursive: true, force: true });
  }
});

async function killInTheStorm(dir: string, rounds: number): Promise<number> {
  fs.mkdirSync(path.join(dir, "migrations"));
  fs.writeFileSync(path.join(dir, "migrations", "0001-storm.sql"), STORM_MIGRATION);
  let slowestMs = 0;
  let portal = startStorm(dir);
  try {
    await nextCommit(portal);
    for (let round = 0; round < rounds; round++) {
      await sleep(200 + Math.random() * 600);
      const victims: readonly string[] = VICTIMS[round % VICTIMS.length] ?? [];
      const killedAt = performance.now();
      const server = serverPid(dir);
      if (!server) throw new Error("there is no server to kill");
      if (victims.includes("server")) process.kill(server, "SIGKILL");
      if (victims.includes("portal")) {
        await kill(portal);
        portal = startStorm(dir);
      } else {
        await nextServer(dir, server, portal); // Commits of the killed one may be announced until then.
      }
      await nextCommit(portal);
      slowestMs = Math.max(slowestMs, Math.round(performance.now() - killedAt));
    }
    return slowestMs;
  } finally {
    await kill(portal);
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Kills a portal and waits for its end: until then the folder is its own. */
async function kill(portal: ChildProcess): Promise<void> {
  if (hasEnded(portal)) return;
  const ended = once(portal, "exit");
  portal.kill("SIGKILL");
  await ended;
}

async function count(dir: string) {
  const database = await openDatabase({ dataDir: dir, migrations: path.join(dir, "migrations"), log: silent });
  try {
    const entries = await database.pool.query<{ commit: string }>(
      "SELECT concat_ws(' ', run, client, n) AS commit FROM entry",
    );
    const tally = await database.pool.query<{ sum: number }>("SELECT sum(n)::int AS sum FROM tally");
    const present = new Set(entries.rows.map(({ commit }) => commit));
    const acknowledged = fs.readFileSync(path.join(dir, "acks"), "utf8").trim().split("\n");
    return {
      acknowledged: acknowledged.length,
      lost: acknowledged.filter((commit) => !present.has(commit)).length,
      isWhole: tally.rows[0]?.sum === present.size,
    };
  } finally {
    await database.stop();
  }
}

/** The storm lies beside this file: a source beside a source, built beside built. */
function startStorm(dir: string): ChildProcess {
  const storm = path.join(import.meta.dirname, `crash-storm${path.extname(import.meta.filename)}`);
  return fork(storm, [dir, path.join(dir, "migrations"), path.join(dir, "acks")]);
}

function serverPid(dir: string): number | undefined {
  const home = path.join(dir, "postgres");
  return readPidFile(path.join(home, clustersIn(home)[0] ?? ""))?.pid;
}

/** Waits until another server has taken the place of a killed one. */
async function nextServer(dir: string, killed: number, portal: ChildProcess): Promise<void> {
  while (serverPid(dir) === killed) {
    if (hasEnded(portal)) throw new Error("the portal ended");
    await sleep(20);
  }
}

/** Waits for the next commit. */
function nextCommit(portal: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (hasEnded(portal)) return reject(new Error("the portal ended"));
    portal.once("message", () => resolve());
    portal.once("exit", () => reject(new Error("the portal ended")));
  });
}
