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
  const since = stocked_at ? `${formatDateTime12(stocked_at, timeZone)} (${timeZone})` : "never";
  return {
    kind: "stockLapsed",
    title: "A provider's stones are off the market",
    paragraphs: [
      `${name} last delivered its stock on ${since}. Its limit is ${count(lapse_hours)} hours, so ${stones === 1 ? "its stone is" : `its ${count(stones)} stones are`} off the market. What clients have stays with them.`,
      contact_email
        ? `Its contact ${contact_email} was told by letter. The stones come back with the next delivery.`
        : "It has no contact with an e-mail address, so nobody there was told. The stones come back with the next delivery.",
    ],
    path: addresses.provider(id),
  };
}
