import { type Act, begin, blank, move } from "./acts.ts";
import type { World } from "./world.ts";

const text = "Is the table clean?";
const added =
  (given: string | null) =>
  ({ stone }: World) => ({ type: "ADD", facts: { stone: stone.status }, text: given });

/** The acts of people on their own lists, and their questions. */
export const ownActs: Act[] = [
  ...[text, blank].flatMap((words) =>
    begin("enquiry", "openEnquiries", `ask '${words}'`, {
      body: (stockNo) => ({ stock_numbers: [stockNo], text: words }),
      event: ({ stone, now }) => ({ type: "OPEN", text: words, at: now, facts: { stone: stone.status } }),
    }),
  ),
  ...begin("cart", "addToCart", "put in", { event: added(null) }),
  move("cart", "removeFromCart", "take out", { event: () => ({ type: "REMOVE" }) }),
  ...begin("watchlist", "addToWatchlist", "watch", { event: added(null) }),
  move("watchlist", "removeFromWatchlist", "unwatch", { event: () => ({ type: "REMOVE" }) }),
  ...[text, blank].flatMap((words) =>
    begin("notes", "addNotes", `write '${words}'`, {
      body: (stockNo) => ({ stock_numbers: [stockNo], text: words }),
      event: added(words),
    }),
  ),
  move("notes", "removeNotes", "tear up", { event: () => ({ type: "REMOVE" }) }),
];
