/**
 * `npm run bench:mail-sizes [-- --people 50000] [--stones 200000] [--letters 200]`: a mail rule for all clients whose search
 * finds the whole stock. The plan of it, who its filter finds, and its refusal: a letter holds no such stock. Then the first
 * letters of a run for the same clients, with the memory of the portal. No letter leaves: the portal sends one a minute.
 */
import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { parseArgs } from "node:util";
import type { Data } from "#api/operation-types.ts";
import { startPortal } from "../support/portal.ts";
import { report } from "../support/report.ts";
import { percentile, round } from "../support/timing.ts";
import { untilIndexed } from "../support/until-indexed.ts";
import { aRule, databaseOf, fillClients, office } from "./mail-house.ts";
import { watch } from "./watch.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "50000" },
    stones: { type: "string", default: "200000" },
    letters: { type: "string", default: "200" },
  },
});
const ROUNDS = 10;
const STONES = 40;
const letters = Number(values.letters);

const portal = await startPortal({
  env: { DEMO_STONES: values.stones, SMTP_URL: "smtp://127.0.0.1:9?from=house@bench.test", MAIL_PER_MINUTE: "1" },
});
const database = await databaseOf(portal);
const megabytes = () =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${portal.pid}/status`, "utf8"))?.[1]) / 1024;
try {
  await untilIndexed(portal.address);
  await fillClients(database, Number(values.people));
  const ask = await office(portal);
  const rule = {
    name: "The whole stock",
    subject: "{{stones}} stones for {{company}}",
    body: "{{salutation}}",
    search: {},
  };
  const { id } = await ask<Data<"createBulkEmail">>("POST", "/bulk-email", rule);
  type Plan = Data<"planBulkEmail">;
  const plan = () => ask<Plan>("GET", `/bulk-email/rules/${id}/plan?size=20`);
  const { counts, pieces } = await plan();
  const send = (rule: number) => ask("GET", `/bulk-email/send-email/${rule}?run_key=${randomUUID()}`);

  const before = megabytes();
  const plans = await timesOf(plan);
  const found = await timesOf(() => ask("POST", "/bulk-email/preview/people", {}));
  const grown = megabytes() - before;

  const begun = performance.now();
  const refused = await send(id).catch((error: Error) => error.message);
  const refusedMs = performance.now() - begun;
  if (!String(refused).includes("mailingTooManyStones")) throw new Error(`the whole stock was begun: ${refused}`);

  const fitting = await aRule(portal, database, STONES);
  const pressed = performance.now();
  await send(fitting);
  const began = performance.now() - pressed;
  const count = async () => {
    const { rows } = await database.query(
      "SELECT count(*) AS count FROM mailing_send WHERE state NOT IN ('waiting', 'sent')",
    );
    return Number(rows[0].count);
  };
  const written = await watch(portal.pid, count, letters / 10, letters);

  report(
    `mail: a rule for ${counts.waiting} clients and ${pieces} stones`,
    [
      { what: "plan, 20 people shown", "p50 ms": round(percentile(plans)), "p95 ms": round(percentile(plans, 0.95)) },
      { what: "who the filter finds", "p50 ms": round(percentile(found)), "p95 ms": round(percentile(found, 0.95)) },
    ],
    {
      "plan p50 ms": round(percentile(plans), 0),
      "whole stock refused ms": round(refusedMs, 0),
      "run begun ms": round(began, 0),
      "written ms/letter": round(written.ms / written.done),
      "plans: grown by MB": round(grown, 0),
      "written: grown by MB": round(written.grownMb, 0),
    },
    { "plan p50 ms": 1_000, "plans: grown by MB": 100, "written: grown by MB": 75 },
  );
} finally {
  await database.end();
  await portal.stop();
}

async function timesOf(work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return times;
}
