import { addresses } from "#domain/addresses.ts";
import { count, formatDateTime12 } from "#domain/format.ts";
import type { Notice } from "../notice.ts";

type Provider = {
  id: number;
  name: string;
  contact_email: string | null;
  stocked_at: Date | null;
  lapse_hours: number | null;
};

/** Told to the house: no delivery came within the provider's limit. */
export function stockLapsed(
  { id, name, contact_email, stocked_at, lapse_hours }: Provider,
  stones: number,
  timeZone: string,
): Notice {
  return {
    kind: "stockLapsed",
    title: "A provider's stones are off the market",
    paragraphs: [
      `${delivered({ name, stocked_at }, timeZone)} Its limit is ${count(lapse_hours)} hours, so ${stones === 1 ? "its stone is" : `its ${count(stones)} stones are`} off the market. What clients have stays with them.`,
      contact_email
        ? `Its contact ${contact_email} was told by letter. The stones come back with the next delivery.`
        : "It has no contact with an e-mail address, so nobody there was told. The stones come back with the next delivery.",
    ],
    path: addresses.provider(id),
  };
}

/** Told to the house before the limit, where the provider has no contact who could be told. */
export function stockLapsesSoon({ id, name, stocked_at, ends_at }: Ageing, timeZone: string): Notice {
  return {
    kind: "stockLapsesSoon",
    title: "A provider's stones go off the market soon",
    paragraphs: [
      `${delivered({ name, stocked_at }, timeZone)} Without a new delivery its stones go off the market at ${moment(ends_at, timeZone)}.`,
      "It has no contact with an e-mail address, so nobody there was told. Please ask it for its stock, or see whether its feed still runs.",
    ],
    path: addresses.provider(id),
  };
}

type Ageing = Pick<Provider, "id" | "name" | "stocked_at"> & { ends_at: Date | null };

const moment = (at: Date | null, timeZone: string): string =>
  at ? `${formatDateTime12(at, timeZone)} (${timeZone})` : "never";
const delivered = ({ name, stocked_at }: Pick<Provider, "name" | "stocked_at">, timeZone: string): string =>
  `${name} last delivered its stock on ${moment(stocked_at, timeZone)}.`;
