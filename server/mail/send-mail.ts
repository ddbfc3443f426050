import { messages } from "#domain/messages.ts";
import { patch } from "../db/crud.ts";
import { mailToSend, noteFailure } from "../db/queries/mails.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";

type Outcome = {
  status: "kept" | "sent" | "failed" | "cancelled";
  error?: string | null;
  text?: null;
  secret?: null;
  sent_at?: Date;
};

/** Some forty tries in a day: a mail server that is away for a night costs no letter. */
const TRIES = 40;
const LONGEST_PAUSE_SECONDS = 2400;
/** A server that says no says the same tomorrow. */
const REFUSALS = 6;

/** Sends a mail of the outbox; where the house has no mail server it stays there to be read. */
export const sendMail: Job<{ id: number }> = {
  name: "sendMail",
  retries: TRIES,
  longestPauseSeconds: LONGEST_PAUSE_SECONDS,
  async run({ id }, { house, id: jobId, attempt, isLastAttempt }) {
    const mail = await mailToSend(house.db, id);
    if (mail?.status !== "waiting") return; // sent by an earlier run, or cancelled
    if (mail.is_off) return settle(house, jobId, id, { status: "cancelled", error: messages.accountOff });
    if (!house.mailer) return settle(house, jobId, id, { status: "kept" });
    try {
      await house.mailer.send({ to: mail.to_address, subject: mail.subject, text: mail.text ?? "" });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await noteFailure(house.db, id, why);
      if (isLastAttempt || !isRefusal(error) || attempt < REFUSALS) throw error;
      return settle(house, jobId, id, { status: "failed", error: why });
    }
    // A mail server has it now: its text, codes included, need not lie here as well.
    await settle(house, jobId, id, { status: "sent", sent_at: house.now(), text: null, secret: null, error: null });
  },
  gaveUp: ({ id }, house, why, jobId) => settle(house, jobId, id, { status: "failed", error: why }),
  async cancelled(ctx, jobId) {
    const mail = await ctx.db.selectFrom("mail").select("id").where("job_id", "=", jobId).executeTakeFirst();
    if (mail) await patch(ctx, "mail", mail.id, { status: "cancelled" });
  },
};

/** An answer of the mail server that is a no for good; one that is away gives none. */
const isRefusal = (error: unknown) =>
  error instanceof Error && "responseCode" in error && Number(error.responseCode) >= 500;

const settle = (house: House, jobId: string, id: number, outcome: Outcome) =>
  inTransaction(house, { requestId: jobId, operation: "sendMail" }, async (ctx) => {
    await patch(ctx, "mail", id, outcome);
  });
