import { count, formatDate, usd } from "#domain/format.ts";
import { formattedText, type Words } from "#domain/formatted-text.ts";
import { filled, mailingStonesListed, type PlaceholderValues, salutation } from "#domain/mailings.ts";
import type { Reader } from "../db/queries/mailing-sends.ts";
import type { OfferOrder } from "../house/offer-files.ts";
import type { OfferedStone } from "../house/stones.ts";
import type { Block, Letter, LetterWords } from "../mail/letter/letter.ts";
import { textOf } from "../mail/letter/text-of.ts";
import { letterStone } from "../mail/letters.ts";
import { saidOf } from "./files-of.ts";
import { totalsOfOffer } from "./offer.ts";

type Named = Pick<Reader, "first_name" | "last_name" | "company_name">;
type Said = { subject: string; body: string };
type About = {
  house: string;
  reader: Named;
  stones: readonly OfferedStone[];
  now: Date;
  timeZone: string;
  files: OfferOrder | undefined;
};
type Home = { publicUrl: string; link: string | null };

/** The reader of a letter that is for nobody yet. */
export const somebody: Named = { first_name: "", last_name: "", company_name: null };

function valuesFor({ house, reader, stones, now, timeZone }: About): PlaceholderValues {
  return {
    first_name: reader.first_name,
    last_name: reader.last_name,
    company: reader.company_name ?? "",
    salutation: salutation(reader),
    stones: count(stones.length),
    total: usd(totalsOfOffer(stones).sell_amt),
    date: formatDate(now, timeZone),
    house,
  };
}

/** An address in full: a page of the portal is written without its host. */
const inFull = (to: string, publicUrl: string) => (to.startsWith("/") ? publicUrl + to : to);

/**
 * The text of a rule as parts of a letter. It is read first and filled then: what a reader is called makes no heading, no
 * link and no bold words.
 */
function blocksOf(body: string, values: PlaceholderValues, publicUrl: string): Block[] {
  const run = ({ text, isBold, to }: Words): LetterWords => ({
    text: filled(text, values),
    isBold,
    ...(to && { url: inFull(to, publicUrl) }),
  });
  return formattedText(body).map((block) => {
    if (block.kind === "list") return { is: "items", items: block.items.map((item) => item.map(run)) };
    return { is: block.kind === "heading" ? "heading" : "words", words: block.words.map(run) };
  });
}

/** The number of characters that a list of mails shows beside the subject. */
const shownFirst = 140;
const firstWords = (blocks: readonly Block[]) => textOf({ blocks }).replaceAll(/\s+/g, " ").slice(0, shownFirst).trim();

/** The words of a letter for one reader: what the rule says, the first stones at the reader's prices, and the link. */
export function letterWords({ subject, body }: Said, about: About, { publicUrl, link }: Home): Letter {
  const values = valuesFor(about);
  const { stones, files } = about;
  const listed = stones.slice(0, mailingStonesListed).map(letterStone);
  const offered: Block = { is: "stones", stones: listed, more: stones.length - listed.length };
  const leads: Block[] = link === null ? [] : [{ is: "link", words: "See these stones", url: link }];
  const said = blocksOf(body, values, publicUrl);
  return {
    subject: filled(subject, values),
    preheader: firstWords(said),
    blocks: [...said, ...(listed.length > 0 ? [offered] : []), ...leads, ...(files ? [saidOf(files)] : [])],
    ...(files && { files }),
  };
}
