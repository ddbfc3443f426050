import { mailingFileNames } from "#domain/mailings.ts";
import type { MailingContent } from "../db/mailing-tables.ts";
import type { OfferOrder } from "../house/offer-files.ts";
import type { OfferedStone } from "../house/stones.ts";
import type { Block } from "../mail/letter/letter.ts";

type Of = { reader: number | null; stones: readonly OfferedStone[]; now: Date };

/** The source of a letter's files, if it has any. */
export function filesOf({ attachments = [] }: MailingContent, { reader, stones, now }: Of): OfferOrder | undefined {
  if (attachments.length === 0 || stones.length === 0) return undefined;
  return {
    formats: attachments,
    reader,
    at: now.toISOString(),
    stones: stones.map(({ id, markup_disc, markup_ppc, sell_amt }) => [id, markup_disc, markup_ppc, sell_amt]),
  };
}

/** The sentence of a letter about its files. */
export const saidOf = ({ formats }: OfferOrder): Block => ({
  is: "fine",
  text: `All of these stones are attached as ${formats.map((format) => mailingFileNames[format]).join(" and ")}.`,
});
