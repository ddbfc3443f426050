import { randomUUID } from "node:crypto";
import type { Body, Data, OperationId } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import type { MailingState } from "#domain/mailings.ts";
import { runMailings } from "#server/mailings/run-mailings.ts";
import type { TestApp } from "./app.ts";
import { aStockNumber, type Sample } from "./stone-samples.ts";

type Mailing = Data<"createBulkEmail">;
type Run = Data<"sendBulkEmail">;
type Send = Data<"listBulkEmailSends">["data"][number];

export const newMailing = (more: Partial<Body<"createBulkEmail">> = {}): Body<"createBulkEmail"> => ({
  name: `Stones of the week ${randomUUID().slice(0, 8)}`,
  subject: "{{stones}} stones for {{company}}",
  body: "{{salutation}},\n\nthese stones came in **this week**.",
  ...more,
});

/** A mail rule, in any state. */
export async function aMailing(
  portal: TestApp,
  state: MailingState = "draft",
  more: Partial<Body<"createBulkEmail">> = {},
): Promise<number> {
  const search = { numbers: [await aStockNumber(portal)] };
  const { data } = await portal.as("admin").call("createBulkEmail", { body: newMailing({ search, ...more }) });
  if (state !== "draft") await putMailing(portal, data.id, state);
  return data.id;
}

/** Puts a rule into a state without its machine. One that is under way has a run. */
export async function putMailing({ pool, clock }: TestApp, id: number, state: MailingState): Promise<void> {
  const { rows } = await pool.query<{ is_scheduled: boolean }>(
    "UPDATE mailing SET state = $2, status = $3, is_scheduled = $2 = 'scheduled' WHERE id = $1 RETURNING is_scheduled",
    [id, state, codes.mailing[state]],
  );
  const isOpen = state === "sending" || state === "stopped" || state === "failed";
  if (!isOpen || rows.length === 0) return;
  await pool.query("INSERT INTO mailing_run (mailing_id, run_key, content, asked_at) VALUES ($1, $2, $3, $4)", [
    id,
    randomUUID(),
    JSON.stringify({ subject: "Stones", body: "", search: {}, diamond_type: [], link: "none" }),
    clock.now(),
  ]);
}

export const aRunKey = (): string => randomUUID();

/** Sends a rule and does the work that it begins. */
export async function sentNow(portal: TestApp, id: number, runKey = aRunKey()): Promise<Run> {
  const { data } = await portal.as("admin").call("sendBulkEmail", { path: { id }, query: { run_key: runKey } });
  await portal.runJobs();
  return data;
}

export const sendsOf = async (portal: TestApp, runId: number): Promise<Send[]> =>
  (await portal.as("admin").call("listBulkEmailSends", { path: { id: runId }, query: { size: 1000 } })).data.data;

export async function mailingNow(portal: TestApp, id: number): Promise<Mailing> {
  const { data } = await portal.as("admin").call("listBulkEmails", { query: { id } });
  const [mailing] = data.data;
  if (!mailing) throw new Error("there is no such rule");
  return mailing;
}

/** The clock's work of every minute, and the runs that it begins. */
export async function aMinuteOfMailings(portal: TestApp, ms = 60_000): Promise<void> {
  portal.clock.advance(ms);
  await portal.db.transaction().execute((db) => portal.house.jobs.enqueue(db, runMailings, {}, null));
  await portal.runJobs();
}

/** The one rule that is called Runs, with this many runs that have ended. */
export async function mailingWithRuns(portal: TestApp, count: number): Promise<number> {
  const { rows } = await portal.pool.query("SELECT id FROM mailing WHERE name = 'Runs'");
  if (rows[0]) return rows[0].id;
  const id = await aMailing(portal, "draft", { name: "Runs" });
  await portal.pool.query(
    `INSERT INTO mailing_run (mailing_id, run_key, content, asked_at, ended_at, outcome)
      SELECT $1, gen_random_uuid(), '{"subject": "Stones"}', $2, $2, 'sent' FROM generate_series(1, $3::integer)`,
    [id, portal.clock.now(), count],
  );
  return id;
}

/** The one run that has letters. */
export async function runWithSends(portal: TestApp): Promise<number> {
  const { rows } = await portal.pool.query("SELECT min(run_id) AS id FROM mailing_send");
  return rows[0].id ?? (await sentNow(portal, await aMailing(portal))).id;
}

/** A letter of that run which offers stones. */
async function aSentLetter(portal: TestApp): Promise<string> {
  const offer = (await sendsOf(portal, await runWithSends(portal))).find(({ pieces }) => pieces > 0);
  if (!offer) throw new Error("no letter offers a stone");
  return offer.uid;
}

/** A run of a rule, and nothing else of it. */
async function aRun(portal: TestApp): Promise<number> {
  const id = await aMailing(portal, "stopped");
  const { rows } = await portal.pool.query("SELECT id FROM mailing_run WHERE mailing_id = $1", [id]);
  return rows[0].id;
}

const about = (state: MailingState, more: object = {}): Sample => ({
  ask: async (portal) => ({ path: { id: await aMailing(portal, state) }, ...more }),
});

/** One good request for each operation of the chapter "Bulk email". */
export const mailingSamples = {
  listBulkEmails: { ask: () => ({}) },
  createBulkEmail: { ask: () => ({ body: newMailing() }) },
  updateBulkEmail: { ask: async (portal) => ({ body: { id: await aMailing(portal), version: 1, subject: "Stones" } }) },
  deleteBulkEmail: { ask: async (portal) => ({ query: { id: await aMailing(portal) } }) },
  sendBulkEmail: {
    ask: async (portal) => ({ path: { id: await aMailing(portal) }, query: { run_key: aRunKey() } }),
  },
  scheduleBulkEmail: {
    ask: async (portal) => ({
      path: { id: await aMailing(portal, "draft", { schedule: "30 6 * * *" }) },
      body: { is_active: true },
    }),
  },
  stopBulkEmail: about("sending"),
  resumeBulkEmail: about("stopped"),
  abandonBulkEmail: about("failed"),
  testBulkEmail: about("draft", { body: {} }),
  previewBulkEmail: { ask: () => ({ body: { subject: "Stones" } }) },
  previewBulkEmailPeople: { ask: () => ({ body: {} }) },
  makeBulkEmailFile: {
    ask: async (portal) => ({ body: { format: "xlsx", search: { numbers: [await aStockNumber(portal)] } } }),
  },
  planBulkEmail: about("draft"),
  listBulkEmailRuns: about("draft"),
  listBulkEmailSends: { ask: async (portal) => ({ path: { id: await aRun(portal) } }) },
  getLetterStones: { ask: async (portal) => ({ path: { uid: await aSentLetter(portal) } }) },
  listInventoryDiamonds: { ask: async (portal) => ({ body: { id: await aMailing(portal), export: true } }) },
} satisfies Partial<Record<OperationId, Sample>>;
