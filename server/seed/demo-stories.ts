import { roleIds } from "#domain/roles.ts";
import type { Context, Reading } from "../house/context.ts";
import { moveLines } from "../workflows/advance.ts";
import { moveEnquiry, offering, saying } from "../workflows/enquiry-events.ts";
import { approval, receipt, sale } from "../workflows/line-events.ts";
import { applyWithPapers } from "./demo-documents.ts";
import { addDemoGuest } from "./demo-guest.ts";
import { loadsOfDemo } from "./demo-loads.ts";
import { seedPaperSettings } from "./demo-paper-settings.ts";
import { act, actOf, begin, DAY, type DemoStory, FIRST_ACT } from "./demo-steps.ts";

const settings: DemoStory = () => [act(FIRST_ACT, "admin", seedPaperSettings)];

const memos: DemoStory = (take) => {
  const [old, back, out] = [take(5), take(3), take(4)];
  let oldLines: number[] = [];
  let backLines: number[] = [];
  return [
    act(FIRST_ACT, "associate", async (ctx) => {
      oldLines = await begin("memo", "customer", old, { terms: "Return within {days} days." })(ctx);
    }),
    act(17 * DAY, "associate", async (ctx) => moveLines(ctx, "memo", oldLines.slice(0, 1), await receipt(ctx))),
    act(15 * DAY, "associate", async (ctx) => moveLines(ctx, "memo", oldLines.slice(1, 3), await sale(ctx, new Map()))),
    act(9 * DAY, "admin", async (ctx) => {
      backLines = await begin("memo", "api", back)(ctx);
    }),
    act(6 * DAY, "qc", async (ctx) => moveLines(ctx, "memo", backLines, await receipt(ctx))),
    act(5 * DAY, "associate2", begin("memo", "customer2", out)),
  ];
};

/** Of the first request one stone goes out, one is approved, one rejected, one cancelled, and one waits. */
const requests: DemoStory = (take) => {
  const [asked, asked2, urgent, askedApi] = [take(5), take(4), take(2), take(3)];
  let lines: number[] = [];
  return [
    act(4 * DAY, "customer", async (ctx) => {
      lines = await begin("confirm", "customer", asked, { remark: "For a pair of earrings" })(ctx);
    }),
    act(4 * DAY - 3, "admin", async (ctx) => moveLines(ctx, "confirm", lines.slice(0, 2), await approval(ctx))),
    act(4 * DAY - 4, "admin", (ctx) =>
      moveLines(ctx, "confirm", lines.slice(2, 3), () => ({
        type: "REJECT",
        reason: "The milkiness is more than graded",
      })),
    ),
    act(3 * DAY, "customer", (ctx) =>
      moveLines(ctx, "confirm", lines.slice(3, 4), () => ({ type: "CANCEL", reason: "Found another" })),
    ),
    act(2 * DAY, "associate", async (ctx) =>
      begin("memo", "customer", await stockNumbersOf(ctx, lines.slice(0, 1)))(ctx),
    ),
    act(30, "customer2", begin("confirm", "customer2", asked2)),
    act(7, "associate", begin("confirm", "customer", urgent, { remark: "The client is waiting on the telephone" })),
    act(5, "api", begin("confirm", "api", askedApi)),
  ];
};

const holds: DemoStory = (take) => {
  const [late, held, held2, heldFtp] = [take(1), take(3), take(2), take(1)];
  let lines: number[] = [];
  return [
    act(60, "customer2", begin("hold", "customer2", late)), // its time has passed: the sweep ends it
    act(26, "customer", async (ctx) => {
      lines = await begin("hold", "customer", held)(ctx);
    }),
    act(20, "customer", (ctx) => moveLines(ctx, "hold", lines.slice(0, 1), () => ({ type: "RELEASE" }))),
    act(2, "associate2", begin("hold", "customer2", held2)),
    act(1, "ftp", begin("hold", "ftp", heldFtp)),
  ];
};

const ownLists: DemoStory = (take) => {
  const [carted, carted2, watched, noted] = [take(5), take(3), take(6), take(2)];
  let lines: number[] = [];
  return [
    act(50, "customer", async (ctx) => {
      lines = await begin("cart", "customer", carted)(ctx);
    }),
    act(48, "customer", begin("watchlist", "customer", watched)),
    act(47, "customer", begin("notes", "customer", noted, { text: "Ask for the video in daylight." })),
    act(40, "customer", (ctx) => moveLines(ctx, "cart", lines.slice(0, 1), () => ({ type: "REMOVE" }))),
    act(12, "customer2", begin("cart", "customer2", carted2)),
  ];
};

/** One enquiry is closed, one has come to an offer, and one waits for its first answer. */
const enquiries: DemoStory = (take) => {
  const [enquired, question] = [take(2), take(1)];
  let closed = 0;
  let talked = 0;
  const say = (who: string, hoursAgo: number, type: "ASK" | "ANSWER", text: string) =>
    act(hoursAgo, who, (ctx) => moveEnquiry(ctx, { id: talked }, saying(ctx, type, text)));
  return [
    act(70, "customer2", async (ctx) => {
      [closed = 0, talked = 0] = await begin("enquiry", "customer2", enquired, { text: "Is the table clean?" })(ctx);
    }),
    act(66, "associate2", (ctx) => moveLines(ctx, "enquiry", [closed], () => ({ type: "CLOSE" }))),
    say("associate2", 65, "ANSWER", "It is. There is a small feather near the girdle, which a prong would cover."),
    say("customer2", 46, "ASK", "Thank you. Could it be a little less, for a pendant that has a fixed price?"),
    act(21, "associate2", async (ctx) => moveEnquiry(ctx, { id: talked }, await demoOffer(ctx, talked))),
    act(3, "customer", begin("enquiry", "customer", question, { text: "Can you show it next to LP100023?" })),
  ];
};

/** The new client's papers come before the house answers what else came that day. */
const papers: DemoStory = () => [{ hoursAgo: 27, run: applyWithPapers }];

const external: DemoStory = (take) => {
  const asked = take(3);
  let lines: number[] = [];
  return [
    act(28, "admin", async (ctx) => {
      lines = await begin("external", "ftp", asked)(ctx);
    }),
    act(27, "admin", (ctx) =>
      moveLines(ctx, "external", lines.slice(0, 1), () => ({ type: "REJECT", reason: "Not to be exported" })),
    ),
  ];
};

const guest: DemoStory = (take) => {
  const [carted, watched] = [take(2), take(1)];
  let id = 0;
  const self = () => ({ id, role_id: roleIds.guest });
  return [
    actOf(16, self, async (ctx) => {
      id = await addDemoGuest(ctx);
    }),
    actOf(15, self, (ctx) => begin("cart", id, carted)(ctx)),
    actOf(15, self, (ctx) => begin("watchlist", id, watched)(ctx)),
  ];
};

/** The past of the demo house, each story on its own; of two steps of one hour the earlier story has the first. */
export const demoStories: readonly DemoStory[] = [
  settings,
  memos,
  requests,
  holds,
  ownLists,
  enquiries,
  papers,
  external,
  guest,
  loadsOfDemo,
];

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

async function stockNumbersOf({ db }: Context, ids: readonly number[]): Promise<{ stock_no: string }[]> {
  return db
    .selectFrom("stone_line as l")
    .innerJoin("stone as s", "s.id", "l.stone_id")
    .select("s.stock_no")
    .where("l.id", "in", ids)
    .execute();
}
