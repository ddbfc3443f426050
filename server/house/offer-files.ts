import type { Kysely } from "kysely";
import type { MailingFile } from "#domain/mailings.ts";
import type { Tables } from "../db/tables.ts";
import type { Enclosure } from "./ports.ts";
import type { Stock } from "./stock.ts";

/** A stone of an offer with the prices that it had there: the discount, the price per carat and the amount. */
type OfferedPrices = readonly [id: number, markup_disc: number | null, markup_ppc: number, sell_amt: number];

/** The source of a letter's files. The outbox keeps this, not their bytes. */
export type OfferOrder = {
  formats: readonly MailingFile[];
  /** The client whose stones they are; null for a customer without limits. */
  reader: number | null;
  /** The moment of the prices, as ISO 8601 has it. */
  at: string;
  stones: readonly OfferedPrices[];
};

/** The parts of the house that the files are made from. */
type Means = {
  house: { stock: Omit<Stock, "changes" | "committed">; timeZone: string; publicUrl: string };
  db: Kysely<Tables>;
};

/** Makes the files of an offer. More than `most` bytes together are refused. */
export type OfferFiles = (means: Means, order: OfferOrder, most?: number) => Promise<Enclosure[]>;
