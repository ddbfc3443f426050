import { type MailToSend, mailsToSend } from "../db/queries/mails.ts";
import { gathered } from "../ground/gathered.ts";
import type { House } from "../house/house.ts";
import type { Mailer } from "../house/ports.ts";
import { lookOf } from "./letter/look.ts";
import { letterWriter } from "./letter/write-letter.ts";
import { mailerOf } from "./mailer.ts";

type LetterWriter = ReturnType<typeof letterWriter>;
/** A mail, and the job that is about to send it. */
type Sending = { id: number; jobId: string };
type AskedTogether = {
  /** The mail, if it waits, counted as one more attempt. */
  mail(of: Sending): Promise<MailToSend | undefined>;
  writer(): Promise<LetterWriter>;
  mailer(): Promise<Mailer | null>;
  /** The wait of a letter to a domain until its place. */
  waitMs(domain: string): Promise<number>;
};

/** One answer for all who ask in the same turn of the event loop. */
const shared = <T>(ask: () => Promise<T>): (() => Promise<T>) => {
  const asked = gathered<undefined, T>(async (all) => {
    const answer = await ask();
    return all.map(() => answer);
  });
  return () => asked(undefined);
};

const ofHouses = new WeakMap<House, AskedTogether>();

/**
 * Questions to the database of letters that leave a house beside each other: as many trips for all of them as for one.
 */
export function askedTogether(house: House): AskedTogether {
  const known = ofHouses.get(house);
  if (known) return known;
  const asked: AskedTogether = {
    mail: gathered(async (all) => {
      const mails = new Map((await mailsToSend(house.db, all)).map((mail) => [mail.id, mail]));
      return all.map(({ id, jobId }) => (mails.get(id)?.job_id === jobId ? mails.get(id) : undefined));
    }),
    writer: shared(async () => letterWriter(await lookOf(house))),
    mailer: shared(() => mailerOf(house)),
    waitMs: gathered((domains) => house.mailRules.pace.waitsMs(house.db, domains, house.now())),
  };
  ofHouses.set(house, asked);
  return asked;
}
