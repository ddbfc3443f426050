/**
 * `npm run bench:mail [-- --letters 10000] [--stones 40] [--notices 50] [--bare 2000] [--prof folder]`: a mailing to clients
 * who pay different prices, written into the outbox and then sent through a mail server of this machine, against nodemailer
 * in a loop with the bytes of one of its letters; and the time until a browser hears of a notice. `--prof` leaves a profile
 * of each portal.
 */
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import os from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { Data } from "#api/operation-types.ts";
import { makeThrowAwayDir } from "#support/throw-away.ts";
import { type BenchPortal, startPortal } from "../support/portal.ts";
import { startNode } from "../support/process.ts";
import { report } from "../support/report.ts";
import { percentile, round } from "../support/timing.ts";
import { aRule, type Database, databaseOf, fillClients, office } from "./mail-house.ts";
import { noticeTimes } from "./notices.ts";
import { watch } from "./watch.ts";

const { values } = parseArgs({
  options: {
    letters: { type: "string", default: "10000" },
    stones: { type: "string", default: "40" },
    notices: { type: "string", default: "50" },
    bare: { type: "string", default: "2000" },
    prof: { type: "string" },
  },
});
const [letters, stones, bare] = [Number(values.letters), Number(values.stones), Number(values.bare)];
/** The letters that wait for their turn when the portal that wrote them stops. They come later than the others. */
const underWay = 20;
/** The letters of a portal whose code is cold and that reads its stock into memory. */
const cold = Math.max(underWay, letters / 5);

const program = (name: string) => ["--import", "tsx", fileURLToPath(new URL(`./${name}.ts`, import.meta.url))];
const sink = await startNode(program("sink"), /SMTP at (\S+) counts at (\S+)/);
const [, smtp = "", counts = ""] = sink.found;
const taken = async () => Number(await (await fetch(counts)).text());

const dataDir = makeThrowAwayDir();
const nodeArgs = values.prof ? ["--cpu-prof", `--cpu-prof-dir=${values.prof}`] : [];
const open = (perMinute: number) =>
  startPortal({
    dataDir,
    nodeArgs,
    env: {
      DEMO_STONES: "5000",
      SMTP_URL: `${smtp}?from=house@bench.test`,
      MAIL_PER_MINUTE: String(perMinute),
      MAIL_PER_DOMAIN_PER_MINUTE: String(perMinute),
    },
  });

try {
  const { planned, written, times } = await during(await open(1), compose);
  const bareBefore = await bareLoop();
  const before = await taken();
  const { ms, cpuMs, done } = await during(await open(1_000_000), ({ pid }) =>
    watch(pid, taken, before + cold, before + letters - underWay),
  );
  const bareAfter = await bareLoop();
  const bareMs = (bareBefore.ms + bareAfter.ms) / 2;
  const bareCpu = (bareBefore.cpuMs + bareAfter.cpuMs) / 2;

  const row = (what: string, of: { ms: number; cpuMs: number; done: number }) => ({
    what,
    letters: of.done,
    "letters/s": round(of.done / (of.ms / 1_000), 0),
    "ms/letter": round(of.ms / of.done),
    "CPU ms/letter": round(of.cpuMs / of.done),
  });
  report(
    `mail: ${letters} letters of ${stones} stones at as many prices (load average ${round(os.loadavg()[0] ?? 0, 1)})`,
    [
      row("written into the outbox", written),
      row("sent", { ms, cpuMs, done }),
      row("nodemailer in a loop", { ms: bareMs, cpuMs: bareCpu, done: bare }),
    ],
    {
      "written ms/letter": round(written.ms / written.done),
      "written processor ms/letter": round(written.cpuMs / written.done),
      "written: grown by MB": round(written.grownMb, 0),
      "written: at most MB": round(written.highestMb, 0),
      "sending time ratio to bare nodemailer": round(ms / done / (bareMs / bare)),
      "sending processor ratio to bare nodemailer": round(cpuMs / done / (bareCpu / bare)),
      "plan of all ms": round(planned, 0),
      "notice in the browser ms p95": round(percentile(times, 0.95), 0),
    },
    {
      "written ms/letter": 5,
      "written: grown by MB": 75,
      "sending time ratio to bare nodemailer": 2,
      "notice in the browser ms p95": 1_000,
    },
  );
} finally {
  await sink.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Does its work with a portal, and stops the portal. */
async function during<T>(
  portal: BenchPortal,
  work: (portal: BenchPortal, database: Database) => Promise<T>,
): Promise<T> {
  const database = await databaseOf(portal);
  try {
    return await work(portal, database);
  } finally {
    await database.end();
    await portal.stop();
  }
}

/** Writes the letters of a rule while none may leave: a portal of one letter a minute. */
async function compose(portal: BenchPortal, database: Database) {
  const times = await noticeTimes(portal, database, Number(values.notices));
  await fillClients(database, letters);
  const rule = await aRule(portal, database, stones);
  const ask = await office(portal);
  const begun = performance.now();
  const { counts: people } = await ask<Data<"planBulkEmail">>("GET", `/bulk-email/rules/${rule}/plan?size=1`);
  const planned = performance.now() - begun;
  if (people.waiting !== letters) throw new Error(`the plan has ${JSON.stringify(people)}`);
  await ask("GET", `/bulk-email/send-email/${rule}?run_key=${randomUUID()}`);
  const count = async () => {
    const { rows } = await database.query("SELECT count(*) AS count FROM mailing_send WHERE state <> 'waiting'");
    return Number(rows[0].count);
  };
  const written = await watch(portal.pid, count, Math.min(200, letters / 10), letters);
  // The letters under way hold their places for minutes, and the portal that sends would wait for them.
  await database.query("DELETE FROM mail_pace");
  return { times, planned, written };
}

/** Nodemailer alone, with the bytes of a letter that the house sent. */
async function bareLoop(): Promise<{ ms: number; cpuMs: number }> {
  const { found, child } = await startNode(
    [...program("bare-loop"), smtp, counts, String(bare / 2)],
    /bare loop: (\S+) ms, (\S+) ms/,
  );
  child.kill();
  return { ms: 2 * Number(found[1]), cpuMs: 2 * Number(found[2]) };
}
