import type { Wanted } from "#domain/search/in-stock.ts";
import { diamondTypes } from "#domain/stone.ts";

const listed = (text: string) => (text === "" ? [] : text.split(","));
const number = (text: string) => (text === "" || !(Number(text) >= 0) ? null : Number(text));

/** A wanted stone, as an address writes it: `white|ROUND|D,E||1|1.49`. */
export const keyOf = ({ diamond_type, shape, color, clarity, carat_from, carat_to }: Wanted): string =>
  [diamond_type, shape, color, clarity, carat_from, carat_to].map((part) => String(part ?? "")).join("|");

/** The wanted stone of an address; anything may be pasted there. */
export function wantedIn(key: string): Wanted {
  const [type = "", shape = "", color = "", clarity = "", from = "", to = ""] = key.split("|");
  return {
    diamond_type: diamondTypes.find((one) => one === type) ?? null,
    shape: listed(shape),
    color: listed(color),
    clarity: listed(clarity),
    carat_from: number(from),
    carat_to: number(to),
  };
}
