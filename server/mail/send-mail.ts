import { messages } from "#domain/messages.ts";
import { patch } from "../db/crud.ts";
import { mailOfJob, mailToSend, noteFailure } from "../db/queries/mails.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import type { LetterBody } from "./letter/letter.ts";
import { lookOf } from "./letter/look.ts";
import { letterWriter } from "./letter/write-letter.ts";
import { mailerOf } from "./mailer.ts";

type Outcome = {
  status: "kept" | "sent" | "failed" | "cancelled";
  error?: string | null;
  text?: null;
  body?: null;
  secret?: null;
  sent_at?: Date;
};

/** About forty tries in a day: a mail server that is away for a night costs no letter. */
const TRIES = 40;
const LONGEST_PAUSE_SECONDS = 2400;
/** The most tries after a refusal: a server that refuses will refuse tomorrow too. */
const REFUSALS = 6;

/** Sends a mail of the outbox. Without a mail server it stays there to be read. */
export const sendMail: Job<{ id: number }> = {
  name: "sendMail",
  retries: TRIES,
  longestPauseSeconds: LONGEST_PAUSE_SECONDS,
  async run({ id }, { house, id: jobId, attempt, isLastAttempt }) {
    const mail = await mailToSend(house.db, id);
    if (mail?.status !== "waiting") return; // sent by an earlier run, or cancelled
    if (mail.is_off) return settle(house, jobId, id, { status: "cancelled", error: messages.accountOff });
    try {
      const mailer = await mailerOf(house);
      if (!mailer) return settle(house, jobId, id, { status: "kept" });
      await mailer.send({ to: mail.to_address, ...(await writtenMail(house, mail)) });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await noteFailure(house.db, id, why);
      if (isLastAttempt || !isRefusal(error) || attempt < REFUSALS) throw error;
      return settle(house, jobId, id, { status: "failed", error: why });
    }
    // The mail server has the text now. It may hold a code, so it need not stay here too.
    const gone = { text: null, body: null, secret: null };
    await settle(house, jobId, id, { status: "sent", sent_at: house.now(), ...gone, error: null });
  },
  gaveUp: ({ id }, house, why, jobId) => settle(house, jobId, id, { status: "failed", error: why }),
  async cancelled(ctx, jobId) {
    const mail = await mailOfJob(ctx.db, jobId);
    if (mail) await patch(ctx, "mail", mail.id, { status: "cancelled" });
  },
};

type Kept = { subject: string; text: string | null; body: object | null };

/** A mail as it leaves, in the house's look of this moment. One of before letters were data is its text alone. */
async function writtenMail(house: House, { subject, text, body }: Kept) {
  if (body === null) return { subject, text: text ?? "" };
  return letterWriter(await lookOf(house))({ subject, ...(body as LetterBody) });
}

/** True for a final refusal by the mail server; a server that is away gives no answer. */
const isRefusal = (error: unknown) =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;

const settle = (house: House, jobId: string, id: number, outcome: Outcome) =>
  inTransaction(house, { requestId: jobId, operation: "sendMail" }, async (ctx) => {
    await patch(ctx, "mail", id, outcome);
  });
