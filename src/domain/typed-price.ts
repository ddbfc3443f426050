import { stonePriceMax } from "./limits.ts";
import { messages } from "./portal-messages.ts";
import { typedNumber } from "./typed-number.ts";

const most = stonePriceMax / 100;

/** The reason why a typed text is no price per carat that can be asked or agreed; null for one that is. */
export function priceRefusal(text: string): string | null {
  const price = typedNumber(text, 2);
  if (price === null) return messages.priceUnread;
  if (price <= 0) return messages.pricePositive;
  return price > most ? messages.priceTooHigh : null;
}

/** A typed price per carat; null for one that is refused. */
export const typedPrice = (text: string): number | null => (priceRefusal(text) === null ? typedNumber(text, 2) : null);
