import { count, formatDate, usd } from "#domain/format.ts";
import { formattedText, type Words } from "#domain/formatted-text.ts";
import { houseTitle } from "#domain/house.ts";
import { filled, mailingStonesListed, type PlaceholderValues, salutation } from "#domain/mailings.ts";
import type { Reader } from "../db/queries/mailing-sends.ts";
import type { StoneOnWire } from "../house/stones.ts";
import type { Block, Letter } from "../mail/letter/letter.ts";
import { letterStone } from "../mail/letters.ts";
import { totalsOfOffer } from "./offer.ts";

type Named = Pick<Reader, "first_name" | "last_name" | "company_name">;
type Said = { subject: string; body: string };
type About = { reader: Named; stones: readonly StoneOnWire[]; pieces: number; now: Date; timeZone: string };
type Home = { publicUrl: string; link: string | null };

/** The reader of a letter that is for nobody yet. */
export const somebody: Named = { first_name: "", last_name: "", company_name: null };

function valuesFor({ reader, stones, pieces, now, timeZone }: About): PlaceholderValues {
  return {
    first_name: reader.first_name,
    last_name: reader.last_name,
    company: reader.company_name ?? "",
    salutation: salutation(reader),
    stones: count(pieces),
    total: usd(totalsOfOffer(stones).sell_amt),
    date: formatDate(now, timeZone),
    house: houseTitle,
  };
}

const wordsOf = (words: readonly Words[], publicUrl: string) =>
  words
    .map(({ text, to }) =>
      to ? `${text} (${to.startsWith("/") ? publicUrl + to : to.replace(/^mailto:/, "")})` : text,
    )
    .join("");

/** The text of a rule as parts of a letter. */
const blocksOf = (body: string, publicUrl: string): Block[] =>
  formattedText(body).map((block) =>
    block.kind === "list"
      ? { is: "lines", lines: block.items.map((item) => wordsOf(item, publicUrl)) }
      : wordsOf(block.words, publicUrl),
  );

/** The words of a letter for one reader: what the rule says, the first stones at the reader's prices, and the link. */
export function letterWords({ subject, body }: Said, about: About, { publicUrl, link }: Home): Letter {
  const values = valuesFor(about);
  const { stones, pieces } = about;
  const listed = stones.slice(0, mailingStonesListed).map(letterStone);
  const offered: Block = { is: "stones", stones: listed, more: pieces - listed.length };
  const leads: Block[] = link === null ? [] : [{ is: "link", words: "See these stones", url: link }];
  return {
    subject: filled(subject, values),
    blocks: [...blocksOf(filled(body, values), publicUrl), ...(listed.length > 0 ? [offered] : []), ...leads],
  };
}
