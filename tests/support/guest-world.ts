import { guestFields } from "./actors.ts";
import type { Api } from "./api.ts";
import { useApp } from "./app.ts";
import { freeStones } from "./line-stones.ts";
import { aProof } from "./rows.ts";

export const email = "mara@orchard.test";

export const person = {
  user_name: "mara.lind",
  first_name: "Mara",
  last_name: "Lind",
  mobile: "70 123 45 67",
  mobile_country_id: 213,
};

type List = "listCarts" | "listWatchlist" | "listNotes" | "listEnquiries";

type Line = { stone: { stock_no: string }; text: string | null; created_at: string };

export const linesOf = async (by: Api, list: List) => (await by.call(list, {})).data as unknown as { data: Line[] };

export const numbersOf = async (by: Api, list: List) =>
  (await linesOf(by, list)).data.map(({ stone }) => stone.stock_no).sort();

export function useGuestWorld() {
  const portal = useApp();
  const admin = portal.as("admin");
  async function aGuest(changes: object = {}): Promise<{ api: Api; id: number; token: string }> {
    const body = { ...guestFields, ...changes };
    const { data } = await portal.anonymous.call("login", { query: { is_guest: true }, body });
    const token = data.token ?? "";
    return { api: portal.anonymous.holding(token), id: data.id, token };
  }
  /** A guest with a cart of two, a watch list of one, a note and an enquiry. */
  async function aBusyGuest() {
    const guest = await aGuest();
    const [first = "", second = "", third = ""] = await freeStones(portal, 3);
    await guest.api.call("addToCart", { body: { stock_numbers: [first, second] } });
    await guest.api.call("addToWatchlist", { body: { stock_numbers: [third] } });
    await guest.api.call("addNotes", { body: { stock_numbers: [first], text: "For the spring ring" } });
    await guest.api.call("openEnquiries", { body: { stock_numbers: [second], text: "Is the table clean?" } });
    return { ...guest, stones: [first, second, third] };
  }
  async function signUp(by: Api, changes: object = {}) {
    const verification = await aProof(portal, "signup", email);
    const body = { verification, email, password: "nine-green-bottles", ...person, ...changes };
    return by.call("signup", { body });
  }
  return { portal, admin, aGuest, aBusyGuest, signUp };
}
