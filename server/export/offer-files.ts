import { readFile } from "node:fs/promises";
import { type MailingFile, mailingFilesMost } from "#domain/mailings.ts";
import { columnsOfView } from "#domain/search/stone-columns.ts";
import { clientEyes } from "../access/client-eyes.ts";
import { houseNameOf } from "../db/queries/settings.ts";
import { Problem } from "../ground/problem.ts";
import { dayIn } from "../ground/time-zone.ts";
import type { OfferFiles, OfferOrder } from "../house/offer-files.ts";
import type { Enclosure } from "../house/ports.ts";
import type { StoneOnWire } from "../house/stones.ts";
import { inExportFolder, mediaTypes, writeList } from "./export-file.ts";

type Means = Parameters<OfferFiles>[0];
type Offered = { stones: readonly StoneOnWire[]; at: Date; house: string; timeZone: string; publicUrl: string };

/** A file never has cost, nor what a stone's status was at a moment that is over: it is kept by its reader. */
const columns = columnsOfView("search", { seesCost: false }).filter(({ id }) => id !== "status");

/** Writes stones, as they are handed in, into a file of an offer. */
export const writeOffer = (format: MailingFile, { stones, ...sheet }: Offered, place: string): Promise<void> =>
  writeList(format, { title: "Stones", columns, batches: inOneBatch(stones), hasOffer: false, ...sheet }, place);

async function* inOneBatch(stones: readonly StoneOnWire[]) {
  yield stones;
}

/** The name of a file of an offer, without its kind. */
export const offerName = (timeZone: string, at: Date): string => `stones-${dayIn(timeZone, at)}`;

/** Stones as they are written down now, at the prices that an offer kept of them. */
async function offeredStones({ house, db }: Means, { reader, stones }: OfferOrder): Promise<StoneOnWire[]> {
  const viewer = await clientEyes(db, reader);
  if (!viewer) throw new Problem("notFound");
  const kept = new Map(stones.map((stone) => [stone[0], stone]));
  // From the rows themselves: a stone that was sold since is in no index any more.
  const plain = await house.stock.readAnew(db, [...kept.keys()]);
  return (await house.stock.priced(db, viewer, plain)).map((stone) => {
    const [, markup_disc = null, markup_ppc = 0, sell_amt = 0] = kept.get(stone.id) ?? [];
    return { ...stone, markup_disc, markup_ppc, sell_amt };
  });
}

/**
 * The files of an offer, made when its letter leaves: no file lies in the database, and a second try makes the same
 * file. More bytes than a letter may carry are refused.
 */
export const offerFiles: OfferFiles = async (means, order, most = mailingFilesMost) => {
  const { timeZone, publicUrl } = means.house;
  const at = new Date(order.at);
  const house = await houseNameOf(means.db);
  const offered = { stones: await offeredStones(means, order), at, house, timeZone, publicUrl };
  const made: Enclosure[] = [];
  for (const format of order.formats) {
    const content = await inExportFolder(
      { name: offerName(timeZone, at), format },
      (place) => writeOffer(format, offered, place),
      ({ place }) => readFile(place),
    );
    made.push({ content, contentType: mediaTypes[format], filename: `${offerName(timeZone, at)}.${format}` });
  }
  const bytes = made.reduce((all, { content }) => all + content.length, 0);
  if (bytes > most) throw new Problem("mailingFilesTooLarge");
  return made;
};
