import { setTimeout } from "node:timers/promises";
import { topicOf } from "#domain/mail-topics.ts";
import { messages } from "#domain/messages.ts";
import { one, patch } from "../db/crud.ts";
import { isDatabaseDown } from "../db/is-database-down.ts";
import { type MailToSend, mailOfJob, noteAnswer, noteFailure } from "../db/queries/mails.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import type { Writing } from "../db/writing.ts";
import { isOfHouse, Problem } from "../ground/problem.ts";
import { inSpan } from "../ground/trace.ts";
import type { House } from "../house/house.ts";
import type { Job, RunningJob } from "../house/job.ts";
import type { Turn } from "../house/mail-rules.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { askedTogether } from "./asked-together.ts";
import { choicesLink } from "./choice-token.ts";
import type { LetterBody } from "./letter/letter.ts";
import { domainOf } from "./mailer.ts";
import { type Left, noteLeft } from "./note-left.ts";
import { answerOf, isHardBounce, isRefusal, plainAnswer } from "./smtp-answer.ts";
import { stopAddress } from "./stop-address.ts";

type Outcome = {
  status: "kept" | "failed" | "cancelled";
  error?: string;
};

/** About forty tries in a day: a mail server that is away for a night costs no letter. */
const TRIES = 40;
const LONGEST_PAUSE_SECONDS = 2400;
/** At one letter a minute the last of the eighty that four portals have under way waits eighty minutes for its place. */
const LONGEST_SECONDS = 2 * 3600;
/** The most tries after a refusal: a server that refuses will refuse tomorrow too. */
const REFUSALS = 6;

type Sending = { id: number };

const sending = {
  retries: TRIES,
  longestPauseSeconds: LONGEST_PAUSE_SECONDS,
  longestSeconds: LONGEST_SECONDS,
  run: sendOne,
  async gaveUp({ id }: Sending, house: House, why: string, jobId: string) {
    await settle({ house, id: jobId }, id, { status: "failed", error: why });
    await endRuns({ house, id: jobId });
  },
  async cancelled(ctx: Writing, jobId: string) {
    const mail = await mailOfJob(ctx.db, jobId);
    if (mail) await patch(ctx, "mail", mail.id, { status: "cancelled" });
  },
};

/** Sends a mail of the outbox. Without a mail server it stays there to be read. */
export const sendMail: Job<Sending> = { ...sending, name: "sendMail" };
/** The same for mails that one may decline: nobody's code waits behind ten thousand offers. */
export const sendOffer: Job<Sending> = { ...sending, name: "sendOffer", atOnce: 10, batches: 2, isBrief: true };

/** The job that sends mails of a kind. */
export const jobOf = (kind: string): Job<Sending> => (topicOf(kind) ? sendOffer : sendMail);

async function sendOne({ id }: Sending, job: RunningJob): Promise<void> {
  const mail = await askedTogether(job.house).mail({ id, jobId: job.id });
  if (!mail) return; // sent by an earlier run, cancelled, or left to another job
  const turn = job.house.mailRules.handover.turn();
  const isLast = await sendInTurn(mail, job, turn);
  if (mail.kind === "mailing" && isLast) await endRuns(job);
}

/** Sends a mail, or settles why it may not leave. True if no other waits to be handed over. */
async function sendInTurn(mail: MailToSend, job: RunningJob, turn: Turn): Promise<boolean> {
  const { id } = mail;
  const withheld = withheldBecause(mail);
  try {
    if (withheld) {
      await settle(job, id, { status: "cancelled", error: withheld });
      return true;
    }
    const taken = await handOver(mail, job, turn).catch((error: unknown) => noteRefusal(mail, job, error));
    const isLast = !turn.isAwaited();
    const keep = () =>
      taken === "kept"
        ? settle(job, id, { status: "kept" })
        : taken && noteLeft(job, mail, taken, { isHurried: !isLast });
    await untilKept(keep, job.signal);
    return isLast;
  } finally {
    turn.end();
  }
}

/** Ends a run of a mailing as soon as its last letter was told of. Where that fails the clock does it. */
const endRuns = ({ house, id }: Pick<RunningJob, "house" | "id">): Promise<void> =>
  house
    .endRuns(id)
    .catch((err: unknown) => house.log.warn({ err }, "a run of a mailing was not ended with its last letter"));

/** Gives a mail to the mail server. It fails only if that did not say that it has the mail. */
async function handOver(mail: Kept & Addressed, { house, signal }: RunningJob, turn: Turn): Promise<Left | "kept"> {
  const asked = askedTogether(house);
  const mailer = await asked.mailer();
  if (!mailer) return "kept";
  const { to_address: to, key, kind } = mail;
  const itsPlace = async () => {
    const waitMs = await asked.waitMs(domainOf(to));
    if (waitMs > 0) await setTimeout(waitMs, null, { signal });
  };
  const [letter] = await Promise.all([writtenMail(house, mail), itsPlace()]);
  const beforeLastByte = async () => {
    await turn.comes();
    signal.throwIfAborted();
  };
  const isOffer = topicOf(kind) !== undefined;
  if (isOffer) await turn.begins();
  const said = await inSpan("letter", "client", { kind }, () =>
    mailer.send({ to, key, ...letter, ...(isOffer && { beforeLastByte }) }),
  );
  return { at: house.now(), answer: said ? plainAnswer(said) : "" };
}

/** Keeps why a mail server did not take a mail. It is tried again, unless that would not help. */
async function noteRefusal({ id, to_address }: Addressed, job: RunningJob, error: unknown): Promise<undefined> {
  const { house, attempt, isLastAttempt } = job;
  const why = plainAnswer(error instanceof Error ? error.message : String(error));
  if (error instanceof Problem && !isOfHouse(error)) {
    await settle(job, id, { status: "failed", error: why }); // it would be the same tomorrow
    return;
  }
  await noteFailure(house.db, id, why);
  await noteAnswer(house.db, id, house.now(), answerOf(error));
  const isHard = isHardBounce(error);
  if (!isHard && (isLastAttempt || !isRefusal(error) || attempt < REFUSALS)) throw new Error(why, { cause: error });
  await settle(job, id, { status: "failed", error: why }, isHard ? { refused: to_address } : {});
}

/** The longest that a letter which left waits for a database that is away, before its job fails. */
const LONGEST_WAIT_MS = 30_000;

/** Does what must be kept of a letter that left. Nobody can call it back, and whoever does not know sends it again. */
async function untilKept(keep: () => Promise<void> | undefined, signal: AbortSignal): Promise<void> {
  for (let pauseMs = 250; ; pauseMs *= 2) {
    try {
      return await keep();
    } catch (error) {
      if (!isDatabaseDown(error) || pauseMs > LONGEST_WAIT_MS) throw error;
    }
    await setTimeout(pauseMs, null, { signal });
  }
}

type Kept = { kind: string; account_id: number | null; subject: string; text: string | null; body: object | null };
type Addressed = { id: number; key: string; to_address: string };
type Withheld = {
  kind: string;
  secret: string | null;
  is_off: boolean;
  is_registered: boolean;
  is_stopped: boolean;
  declined: string[];
};

/**
 * The reason for not letting a letter leave at this moment. Offers are for registered businesses. One that opens an
 * account goes to a stopped address too: somebody just asked for it.
 */
function withheldBecause({ kind, secret, is_off, is_registered, is_stopped, declined }: Withheld): string | undefined {
  if (is_off) return messages.accountOff;
  if (!is_registered && topicOf(kind) === "offers") return messages.offersNeedRegistration;
  if (is_stopped && secret === null) return messages.addressStopped;
  const topic = topicOf(kind);
  return topic && declined.includes(topic) ? messages.mailDeclined : undefined;
}

/** A mail as it leaves, in the house's look of this moment. One of before letters were data is its text alone. */
async function writtenMail(house: House, { kind, account_id, subject, text, body }: Kept) {
  if (body === null) return { house: await houseNameOf(house.db), subject, text: text ?? "" };
  const topic = topicOf(kind);
  const choices = topic && account_id !== null ? choicesLink(house, { accountId: account_id, topic }) : undefined;
  const letter = body as LetterBody;
  const write = await askedTogether(house).writer();
  const written = write({ subject, ...letter }, { choices });
  const files = letter.files ? await house.offerFiles({ house, db: house.db }, letter.files) : [];
  const report = letter.report ? [await house.reportFile(letter.report)] : [];
  return { ...written, enclosures: [...written.enclosures, ...files, ...report], unsubscribe: choices };
}

/** Ends a mail that did not leave, and stops the address that its server refused. */
const settle = (
  { house, id: requestId }: Pick<RunningJob, "house" | "id">,
  id: number,
  outcome: Outcome,
  { refused }: { refused?: string } = {},
) =>
  inTransaction(house, { requestId, operation: "sendMail" }, async (ctx) => {
    const { status, job_id } = await one(ctx, "mail", id, "lock");
    if (status !== "waiting" || job_id !== requestId) return; // cancelled, or another job's by now
    await patch(ctx, "mail", id, outcome);
    if (refused) await stopAddress(ctx, { address: refused, reason: "bounce", said: outcome.error ?? "" });
  });
