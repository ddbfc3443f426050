import { type RoleId, roleIds } from "#domain/roles.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import { accountByEmail } from "../db/queries/accounts.ts";
import { freeStoneNumbers } from "../db/queries/stone-numbers.ts";
import { checkConformance } from "../evidence/check-conformance.ts";
import { makeCheckpoint } from "../evidence/make-checkpoint.ts";
import { verifyLog } from "../evidence/verify-log.ts";
import type { Context, Reading } from "../house/context.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { beginLines, moveLines } from "../workflows/advance.ts";
import { dueDate } from "../workflows/due-date.ts";
import { moveEnquiry, offering, saying } from "../workflows/enquiry-events.ts";
import { approval, receipt, sale } from "../workflows/line-events.ts";
import type { Begin } from "../workflows/new-line.ts";
import { writeOverdueTasks } from "../workflows/write-overdue-tasks.ts";
import { demoAddress } from "./demo.ts";
import { applyWithPapers } from "./demo-documents.ts";
import { addDemoGuest } from "./demo-guest.ts";
import { seedPaperSettings } from "./demo-paper-settings.ts";
import { isFirst } from "./is-first.ts";

const HOUR = 3_600_000;
const DAY = 24;
const FIRST_ACT = 20 * DAY;

/** Before the first act: what the demo house has always had. */
export const demoBeginning = (now: Date): Date => hoursBefore(now, FIRST_ACT + DAY);

type Wanted = { stock_no: string };

/**
 * What the demo house has been doing lately: lines in every state of every list, made by the acts that anybody makes,
 * each at its hour. Only a house that has never had them gets them.
 */
export async function seedDemoLines(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_lines"))) return;
  // Nobody trades a stone before it has arrived.
  const stones = await freeStoneNumbers(house.db, 80, hoursBefore(house.now(), FIRST_ACT));
  if (stones.length < 80) return; // a house without stock has not been trading
  const take = (count: number) => stones.splice(0, count).map((stock_no) => ({ stock_no }));
  const of = {
    ...{
      old: take(5),
      back: take(3),
      out: take(4),
      asked: take(5),
      asked2: take(4),
      urgent: take(2),
      askedApi: take(3),
    },
    late: take(1),
    held: take(3),
    held2: take(2),
    heldFtp: take(1),
    carted: take(5),
    carted2: take(3),
    watched: take(6),
    noted: take(2),
    enquired: take(2),
    question: take(1),
    external: take(3),
    guestCart: take(2),
    guestWatched: take(1),
  };

  const begin =
    (list: StoneList, holder: string | number, wanted: readonly Wanted[], more: Partial<Begin> = {}) =>
    async (ctx: Context) => {
      const user_id = typeof holder === "number" ? holder : (await personOf(ctx, holder)).id;
      const due_date = list === "memo" ? await dueDate(ctx) : undefined;
      return beginLines(ctx, list, { user_id, ...(due_date && { due_date }), ...more, wanted: [...wanted] });
    };
  const act = (hoursAgo: number, who: string, work: (ctx: Context) => Promise<number[]>) =>
    personOf(house, who).then((person) => asOf(house, hoursAgo, person, work));

  // The log does not go back in time: whatever was done stands in the order in which it was done.
  await act(FIRST_ACT, "admin", seedPaperSettings);
  const old = await act(
    FIRST_ACT,
    "associate",
    begin("memo", "customer", of.old, { terms: "Return within ten days." }),
  );
  await act(17 * DAY, "associate", async (ctx) => moveLines(ctx, "memo", old.slice(0, 1), await receipt(ctx)));
  await act(15 * DAY, "associate", async (ctx) => moveLines(ctx, "memo", old.slice(1, 3), await sale(ctx, new Map())));
  const back = await act(9 * DAY, "admin", begin("memo", "api", of.back));
  await act(6 * DAY, "qc", async (ctx) => moveLines(ctx, "memo", back, await receipt(ctx)));
  await act(5 * DAY, "associate2", begin("memo", "customer2", of.out));

  const asked = await act(
    4 * DAY,
    "customer",
    begin("confirm", "customer", of.asked, { remark: "For a pair of earrings" }),
  );
  await act(4 * DAY - 3, "admin", async (ctx) => moveLines(ctx, "confirm", asked.slice(0, 2), await approval(ctx)));
  await act(4 * DAY - 4, "admin", (ctx) =>
    moveLines(ctx, "confirm", asked.slice(2, 3), () => ({
      type: "REJECT",
      reason: "The milkiness is more than graded",
    })),
  );
  await act(3 * DAY, "customer", (ctx) =>
    moveLines(ctx, "confirm", asked.slice(3, 4), () => ({ type: "CANCEL", reason: "Found another" })),
  );
  const enquiries = await act(
    70,
    "customer2",
    begin("enquiry", "customer2", of.enquired, { text: "Is the table clean?" }),
  );
  const [talked = 0] = enquiries.slice(1);
  const say = (who: string, hoursAgo: number, type: "ASK" | "ANSWER", text: string) =>
    act(hoursAgo, who, (ctx) => moveEnquiry(ctx, { id: talked }, saying(ctx, type, text)));
  await act(66, "associate2", (ctx) => moveLines(ctx, "enquiry", enquiries.slice(0, 1), () => ({ type: "CLOSE" })));
  await say("associate2", 65, "ANSWER", "It is. There is a small feather near the girdle, which a prong would cover.");
  await act(60, "customer2", begin("hold", "customer2", of.late)); // its time has passed: the sweep ends it
  const carted = await act(50, "customer", begin("cart", "customer", of.carted));
  const approved = await stockNumbersOf(house, asked.slice(0, 1));
  await act(2 * DAY, "associate", begin("memo", "customer", approved));
  await act(48, "customer", begin("watchlist", "customer", of.watched));
  await act(47, "customer", begin("notes", "customer", of.noted, { text: "Ask for the video in daylight." }));
  await say("customer2", 46, "ASK", "Thank you. Could it be a little less, for a pendant that has a fixed price?");
  await act(40, "customer", (ctx) => moveLines(ctx, "cart", carted.slice(0, 1), () => ({ type: "REMOVE" })));
  await act(30, "customer2", begin("confirm", "customer2", of.asked2));
  const external = await act(28, "admin", begin("external", "ftp", of.external));
  await applyWithPapers(house);
  await act(27, "admin", (ctx) =>
    moveLines(ctx, "external", external.slice(0, 1), () => ({ type: "REJECT", reason: "Not to be exported" })),
  );
  const held = await act(26, "customer", begin("hold", "customer", of.held));
  await act(21, "associate2", async (ctx) => moveEnquiry(ctx, { id: talked }, await demoOffer(ctx, talked)));
  await act(20, "customer", (ctx) => moveLines(ctx, "hold", held.slice(0, 1), () => ({ type: "RELEASE" })));

  const as = (id: number) => ({ id, role_id: roleIds.guest });
  const [guest = 0] = await asOf(house, 16, as(0), async (ctx) => [await addDemoGuest(ctx)]);
  await asOf(house, 15, as(guest), begin("cart", guest, of.guestCart));
  await asOf(house, 15, as(guest), begin("watchlist", guest, of.guestWatched));
  await act(12, "customer2", begin("cart", "customer2", of.carted2));
  await act(
    7,
    "associate",
    begin("confirm", "customer", of.urgent, { remark: "The client is waiting on the telephone" }),
  );
  await act(5, "api", begin("confirm", "api", of.askedApi));
  await act(3, "customer", begin("enquiry", "customer", of.question, { text: "Can you show it next to LP100023?" }));
  await act(2, "associate2", begin("hold", "customer2", of.held2));
  await act(1, "ftp", begin("hold", "ftp", of.heldFtp));
  await inTransaction(house, { requestId: "start", operation: "start" }, async (ctx) => {
    await makeCheckpoint(ctx); // an auditor's first look finds the log read and signed
    await ctx.enqueue(verifyLog, { whole: true });
    await ctx.enqueue(checkConformance, {});
    await ctx.enqueue(writeOverdueTasks, {}); // and who asks for the stones of an overdue memo, the task
  });
}

/** A little below the client's own price, for three days. */
async function demoOffer(ctx: Reading, id: number) {
  const line = await ctx.db
    .selectFrom("stone_line")
    .select("markup_ppc")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const price_per_ct = Math.floor(Number(line.markup_ppc) * 98) / 100;
  const text = "For the pendant we can do this.";
  return offering(ctx, id, { price_per_ct, stands_hours: 72, is_held: false, text, reason: "A returning client" });
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR);

/** An act as it was made so many hours ago. */
async function asOf(
  house: House,
  hoursAgo: number,
  { id, role_id }: { id: number; role_id: number },
  work: (ctx: Context) => Promise<number[]>,
): Promise<number[]> {
  const then = hoursBefore(house.now(), hoursAgo);
  const actor = { accountId: id, roleId: role_id as RoleId, sessionKey: "", rights: [] };
  return inTransaction({ ...house, now: () => then }, { actor, requestId: "start", operation: "start" }, work);
}

async function personOf({ db }: Pick<House, "db"> | Reading, name: string) {
  const account = await accountByEmail(db, demoAddress(name));
  if (!account) throw new Error(`the demo house has no ${name}`);
  return account;
}

async function stockNumbersOf({ db }: House, ids: readonly number[]): Promise<{ stock_no: string }[]> {
  return db
    .selectFrom("stone_line as l")
    .innerJoin("stone as s", "s.id", "l.stone_id")
    .select("s.stock_no")
    .where("l.id", "in", ids)
    .execute();
}
