import { setTimeout } from "node:timers/promises";
import { topicOf } from "#domain/mail-topics.ts";
import { messages } from "#domain/messages.ts";
import { patch } from "../db/crud.ts";
import { mailOfJob, mailToSend, noteAnswer, noteFailure } from "../db/queries/mails.ts";
import { Problem } from "../ground/problem.ts";
import type { House } from "../house/house.ts";
import type { Job } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { choicesLink } from "./choice-token.ts";
import type { LetterBody } from "./letter/letter.ts";
import { lookOf } from "./letter/look.ts";
import { letterWriter } from "./letter/write-letter.ts";
import { domainOf, mailerOf } from "./mailer.ts";
import { answerOf, isHardBounce, isRefusal } from "./smtp-answer.ts";
import { stopAddress } from "./stop-address.ts";

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
  async run({ id }, { house, id: jobId, attempt, isLastAttempt, signal }) {
    const mail = await mailToSend(house.db, id);
    if (mail?.status !== "waiting") return; // sent by an earlier run, or cancelled
    const withheld = withheldBecause(mail);
    if (withheld) return settle(house, jobId, id, { status: "cancelled", error: withheld });
    try {
      const mailer = await mailerOf(house);
      if (!mailer) return settle(house, jobId, id, { status: "kept" });
      const letter = await writtenMail(house, mail);
      await setTimeout(house.mailRules.pace.waitMs(domainOf(mail.to_address), house.now().getTime()), null, { signal });
      const answer = await mailer.send({ to: mail.to_address, key: mail.key, ...letter });
      if (answer) await noteAnswer(house.db, id, house.now(), answer);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      await noteFailure(house.db, id, why);
      await noteAnswer(house.db, id, house.now(), answerOf(error));
      if (isHardBounce(error)) return settle(house, jobId, id, { status: "failed", error: why }, mail.to_address);
      if (error instanceof Problem) return settle(house, jobId, id, { status: "failed", error: why }); // the same tomorrow
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

type Kept = { kind: string; account_id: number | null; subject: string; text: string | null; body: object | null };
type Withheld = { kind: string; secret: string | null; is_off: boolean; is_stopped: boolean; declined: string[] };

/**
 * Why a letter does not leave at this moment. One that opens an account goes to a stopped address too: somebody just
 * asked for it.
 */
function withheldBecause({ kind, secret, is_off, is_stopped, declined }: Withheld): string | undefined {
  if (is_off) return messages.accountOff;
  if (is_stopped && secret === null) return messages.addressStopped;
  const topic = topicOf(kind);
  return topic && declined.includes(topic) ? messages.mailDeclined : undefined;
}

/** A mail as it leaves, in the house's look of this moment. One of before letters were data is its text alone. */
async function writtenMail(house: House, { kind, account_id, subject, text, body }: Kept) {
  if (body === null) return { subject, text: text ?? "" };
  const topic = topicOf(kind);
  const choices = topic && account_id !== null ? choicesLink(house, { accountId: account_id, topic }) : undefined;
  const letter = body as LetterBody;
  const written = letterWriter(await lookOf(house))({ subject, ...letter }, { choices });
  const files = letter.files ? await house.offerFiles({ house, db: house.db }, letter.files) : [];
  return { ...written, enclosures: [...written.enclosures, ...files], unsubscribe: choices };
}

/** Ends a mail, and stops the address that its server refused. */
const settle = (house: House, jobId: string, id: number, outcome: Outcome, refused?: string) =>
  inTransaction(house, { requestId: jobId, operation: "sendMail" }, async (ctx) => {
    await patch(ctx, "mail", id, outcome);
    if (refused) await stopAddress(ctx, { address: refused, reason: "bounce", said: outcome.error ?? "" });
  });
