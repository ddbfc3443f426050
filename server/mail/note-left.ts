import { lastTrip } from "../db/one-trip.ts";
import { isWrittenHere, leftWith, type MailToSend, noteIfUnchanged, noteLetterLeft } from "../db/queries/mails.ts";
import { insertLogIf } from "../db/queries/written-log.ts";
import { nobody } from "../ground/actor.ts";
import { bodyOf } from "../house/audit.ts";
import type { RunningJob } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";

/** A letter that a mail server took, and what that said. */
export type Left = { at: Date; answer: string };
/** `isHurried`: the next letter waits for the note, but not for the disk. */
type How = { isHurried: boolean };
type Noting = Pick<RunningJob, "house" | "id">;

const operation = "sendMail";

/**
 * Keeps that a letter left. The next letter of a mailing waits for this (decision 0091), so it is one trip to the database:
 * the note with the answer, the entry of the log and the commit. The entry says what was before, which holds while the row
 * is as its job read it. Where somebody changed it meanwhile, the row is read first.
 *
 * Where the next letter waits, the database answers before its disk has the note: the end of the jobs that left together
 * waits for that (decision 0109).
 */
export async function noteLeft(job: Noting, mail: MailToSend, left: Left, how: How): Promise<void> {
  const { house, id: requestId } = job;
  const origin = { ...nobody, requestId, operation, at: house.now() };
  const body = bodyOf(origin, entryOf(mail, left));
  const log = insertLogIf(isWrittenHere(mail.id), origin.at, body);
  const [noted] = await house.db.transaction().execute((db) => lastTrip(db, noteIfUnchanged(mail, left, how), log));
  if (noted.length === 0) await noteChanged(job, mail.id, left);
}

const noteChanged = ({ house, id: requestId }: Noting, id: number, left: Left) =>
  inTransaction(house, { requestId, operation }, async ({ db, audit }) => {
    const { rows } = await noteLetterLeft(id, left).execute(db);
    audit.push(...rows.map((before) => entryOf(before, left)));
  });

const entryOf = (before: { id: number }, { at }: Left) => {
  const after = { ...before, ...leftWith(at) };
  return { workflow: "mail", item: before.id, transition: "mail.update", before, after };
};
