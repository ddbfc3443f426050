import type { RoleId } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import type { Context, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { beginLines } from "../workflows/advance.ts";
import { dueDate } from "../workflows/due-date.ts";
import type { Begin } from "../workflows/new-line.ts";
import { demoAddress } from "./demo.ts";

const HOUR = 3_600_000;
/** In hours, as all times of the demo house are. */
export const DAY = 24;
export const FIRST_ACT = 20 * DAY;

/** Something that was done in the demo house, and when. */
export interface DemoStep {
  hoursAgo: number;
  run: (house: House) => Promise<unknown>;
}

type Work = (ctx: Context) => Promise<unknown>;
type Wanted = { stock_no: string };

/** So many stones that nobody has taken yet. */
export type TakeStones = (count: number) => Wanted[];

/** The deeds of one part of the house, from the stones that are free. */
export type DemoStory = (take: TakeStones) => DemoStep[];

/** An act of somebody who has an account. */
export const act = (hoursAgo: number, who: string, work: Work): DemoStep => ({
  hoursAgo,
  run: async (house) => asOf(house, hoursAgo, await personOf(house, who), work),
});

/** An act of somebody who is known by their number alone. */
export const actOf = (hoursAgo: number, who: () => { id: number; role_id: number }, work: Work): DemoStep => ({
  hoursAgo,
  run: (house) => asOf(house, hoursAgo, who(), work),
});

/** Begins lines for whoever holds them; the lines that came of it. */
export const begin =
  (list: StoneList, holder: string | number, wanted: readonly Wanted[], more: Partial<Begin> = {}) =>
  async (ctx: Context): Promise<number[]> => {
    const user_id = typeof holder === "number" ? holder : (await personOf(ctx, holder)).id;
    const due_date = list === "memo" ? await dueDate(ctx) : undefined;
    return beginLines(ctx, list, { user_id, ...(due_date && { due_date }), ...more, wanted: [...wanted] });
  };

export const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

/** An act as it was made so many hours ago. */
async function asOf(house: House, hoursAgo: number, who: { id: number; role_id: number }, work: Work) {
  const then = hoursBefore(house.now(), hoursAgo);
  const actor = { accountId: who.id, roleId: who.role_id as RoleId, sessionKey: "", rights: [] };
  return inTransaction({ ...house, now: () => then }, { actor, requestId: "start", operation: "start" }, work);
}

async function personOf({ db }: Pick<House, "db"> | Reading, name: string) {
  const account = await accountByEmail(db, demoAddress(name));
  if (!account) throw new Error(`the demo house has no ${name}`);
  return account;
}
