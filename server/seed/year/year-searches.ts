import { type RoleId, roleIds } from "#domain/roles.ts";
import type { KeptSearch } from "#domain/search/kept-search.ts";
import { searchModes } from "#domain/search/stone-search.ts";
import { accountByEmail } from "../../db/queries/accounts.ts";
import { insertPastSearches } from "../../db/queries/recent-searches.ts";
import { insertDatedLog } from "../../db/queries/written-log.ts";
import type { AuditEntry } from "../../ground/audit-entry.ts";
import { bodyOf } from "../../house/audit.ts";
import type { House } from "../../house/house.ts";
import { demoAddress } from "../demo.ts";
import { hoursBefore } from "../demo-steps.ts";
import { type Dice, weighted } from "../stones/dice.ts";
import { searchers } from "./year-clients.ts";

/** A search that somebody made, and how many stones it found. */
export type PastSearch = { hoursAgo: number; name: string; form: number; pieces: number };

type Form = { search: KeptSearch["search"]; share: number; isRare?: true };
const white = (share: number, shape: string[], color: string[], clarity: string[], from: number, to: number): Form => ({
  share,
  search: {
    diamond_type: "white",
    attributes: { shape: { values: shape }, color: { values: color }, clarity: { values: clarity } },
    ranges: { carat: { from, to } },
  },
});
const fancy = (share: number, fancy_color: string, shape: string[]): Form => ({
  share,
  search: { diamond_type: "fancy", attributes: { fancy_color: { values: [fancy_color] }, shape: { values: shape } } },
});
/** The house has none of it, or seldom. */
const rare = (form: Form): Form => ({ ...form, isRare: true });

const forms: readonly Form[] = [
  white(9, ["ROUND"], ["D", "E", "F"], ["VS1", "VS2"], 1, 1.5),
  white(8, ["ROUND"], ["G", "H"], ["SI1", "VS2"], 0.7, 1),
  white(7, ["ROUND"], ["F", "G"], ["VVS2", "VS1"], 1.5, 2.1),
  white(5, ["OVAL"], ["E", "F", "G"], ["VS1", "VS2"], 1, 2),
  white(4, ["CUSHION", "RADIANT"], ["G", "H", "I"], ["VS2", "SI1"], 1, 3),
  white(4, ["EMERALD"], ["D", "E"], ["VVS1", "VVS2"], 1, 2),
  white(4, ["PEAR"], ["F", "G"], ["VS2"], 0.9, 1.5),
  white(3, ["PRINCESS"], ["G", "H"], ["SI1"], 0.5, 1),
  fancy(3, "YELLOW", ["CUSHION", "RADIANT"]),
  rare(white(4, ["ROUND"], ["D"], ["IF", "FL"], 3, 5)),
  rare(white(3, ["EMERALD"], ["D", "E"], ["IF"], 5, 10)),
  rare(white(2, ["MARQUISE"], ["D"], ["VVS1"], 2, 3)),
  rare(fancy(2, "PINK", ["OVAL", "PEAR"])),
  rare(fancy(1, "BLUE", ["ROUND"])),
];
const chosen = weighted(forms.map(({ share }, at) => [at, share] as const));
const whoSearches = weighted(searchers.map((client) => [client, client.share] as const));
const FOUND = 240;
const SELDOM = 0.15;

/** The searches of these moments: most of it was found, some of it seldom. */
export const pastSearches = (moments: readonly number[], dice: Dice): PastSearch[] =>
  moments.flatMap((hoursAgo) => {
    const { name, quietFor = 0 } = dice.pick(whoSearches);
    const form = dice.pick(chosen);
    const isFound = !forms[form]?.isRare || dice.roll() < SELDOM;
    const pieces = isFound ? 1 + Math.floor(FOUND * dice.roll() ** 2) : 0;
    return hoursAgo > quietFor * 24 ? [{ hoursAgo, name, form, pieces }] : [];
  });

/** Writes the year's searches into the log, each at its moment. Each person's own list has each search once. */
export class SearchLog {
  #people = new Map<string, { id: number; business_id: number | null }>();
  #ids = new Map<string, number>();

  /** Keeps each person's searches as they were made last. */
  async begin(house: Pick<House, "db" | "now">, searches: readonly PastSearch[]): Promise<void> {
    const last = new Map(searches.map((one) => [keyOf(one), one]));
    for (const { name } of last.values()) {
      if (this.#people.has(name)) continue;
      const person = await accountByEmail(house.db, demoAddress(name));
      if (person) this.#people.set(name, person);
    }
    const made = [...last.values()];
    const ids = await insertPastSearches(
      house.db,
      made.map((one) => this.#rowOf(one, house.now())),
    );
    for (const [at, one] of made.entries()) this.#ids.set(keyOf(one), ids[at] ?? 0);
  }

  async write(house: Pick<House, "db" | "now">, searches: readonly PastSearch[]): Promise<void> {
    const rows = searches.map((one) => {
      const row = this.#rowOf(one, house.now());
      const entry: AuditEntry = {
        workflow: "recent_search",
        item: this.#ids.get(keyOf(one)) ?? 0,
        transition: "recent_search.record",
        after: { ...row, business_id: this.#people.get(one.name)?.business_id },
      };
      const by = { accountId: row.account_id, roleId: roleIds.customer as RoleId };
      const origin = { ...by, requestId: "start", operation: "start", at: row.searched_at };
      return { at: row.searched_at, body: bodyOf(origin, entry) };
    });
    await insertDatedLog(house.db, rows);
  }

  #rowOf({ name, form, pieces, hoursAgo }: PastSearch, now: Date) {
    const params: KeptSearch = { search: forms[form]?.search ?? {} };
    return {
      account_id: this.#people.get(name)?.id ?? 0,
      client_id: null,
      search_type: searchModes.normal,
      diamond_type: params.search.diamond_type ?? null,
      params,
      pieces,
      searched_at: hoursBefore(now, hoursAgo),
    };
  }
}
const keyOf = ({ name, form }: PastSearch) => `${name} ${form}`;
