import { randomUUID } from "node:crypto";
import type { OperationId } from "#api/operation-types.ts";
import type { MailingState } from "#domain/mailings.ts";
import { writeMailing } from "#server/mailings/write-mailing.ts";
import type { TestApp } from "../app.ts";
import { aMailing, aMinuteOfMailings, aRunKey, sentNow } from "../mailings.ts";
import type { Ledger } from "./ledger.ts";
import { logSize, stepsAfter } from "./try-act.ts";
import { tryEvent } from "./try-event.ts";
import { giveRights, type RightsOf, signedIn } from "./walkers.ts";

type Act = { operation: OperationId; event: string; body?: object; isSending?: true; facts?: object };

const facts = { hasSchedule: true };
const acts: Act[] = [
  { operation: "sendBulkEmail", event: "SEND", isSending: true },
  { operation: "scheduleBulkEmail", event: "SCHEDULE", body: { is_active: true }, facts },
  { operation: "scheduleBulkEmail", event: "UNSCHEDULE", body: { is_active: false } },
  { operation: "stopBulkEmail", event: "STOP" },
  { operation: "resumeBulkEmail", event: "RESUME" },
  { operation: "abandonBulkEmail", event: "ABANDON" },
];

type Setup = { state: MailingState; rights: RightsOf };

/** Everybody tries every act on a mail rule in a state. */
export async function handleMailing(portal: TestApp, { state, rights }: Setup, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const walkers = await signedIn(portal, []);
  const id = await aMailing(portal, state, { schedule: "30 6 * * *" });
  // A rule counts its moves: its version is that of what people set.
  const now = async () =>
    (await portal.pool.query("SELECT state, moves AS version FROM mailing WHERE id = $1", [id])).rows[0];
  const row = { machine: "mailing" as const, id, state, now };
  const unlike: string[] = [];
  for (const walker of walkers) {
    for (const { operation, event, body, isSending, facts } of acts) {
      const input = { path: { id }, ...(body && { body }), ...(isSending && { query: { run_key: aRunKey() } }) };
      const ask = { operation, event, input, reach: ["any"] as const, ...(facts && { facts }) };
      unlike.push(...(await tryEvent(portal, row, walker, ask, ledger)));
    }
  }
  return unlike;
}

/** The portal's own work on mail rules: it ends their runs, begins those that are due, and gives up. */
export async function workOnMailings(portal: TestApp, ledger: Ledger): Promise<string[]> {
  const before = await logSize(portal);
  await sentNow(portal, await aMailing(portal));
  await aMinuteOfMailings(portal);
  await aMailing(portal, "scheduled", { schedule: "0 */1 * * *" });
  await aMinuteOfMailings(portal, 61 * 60_000);
  await aMinuteOfMailings(portal);
  const id = await aMailing(portal, "sending");
  const jobId = randomUUID();
  const given = "UPDATE mailing_run SET job_id = $2 WHERE mailing_id = $1 RETURNING id";
  const { rows } = await portal.pool.query(given, [id, jobId]);
  await writeMailing.gaveUp?.({ runId: rows[0].id }, portal.house, "The disk is full.", jobId);
  const steps = (await stepsAfter(portal, before)).filter(({ workflow }) => workflow === "mailing");
  for (const { transition } of steps) ledger.took(transition);
  return steps.map(({ transition }) => transition);
}
