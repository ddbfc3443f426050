import { insert } from "../db/crud.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { isFirst } from "./is-first.ts";

const byHand = {
  name: "Rounds of two carats",
  subject: "{{stones}} rounds for {{company}}",
  body: "{{salutation}},\n\nthese rounds of **two carats and more** are free now, at your own prices.",
  diamond_type: ["white"],
  params: JSON.stringify({ search: { attributes: { shape: { values: ["ROUND"] } }, ranges: { carat: { from: 2 } } } }),
  link: "shared",
  schedule: null,
};
const weekly = {
  name: "Fancies on Mondays",
  subject: "Fancy stones of the week, {{date}}",
  body: "{{salutation}},\n\n{{stones}} fancy stones are free this week.\n\nYour team at {{house}}",
  diamond_type: ["fancy"],
  params: JSON.stringify({ search: {} }),
  link: "portal",
  schedule: "30 6 * * 1",
};

/** Gives the demo house two mail rules, once: one that is sent by hand, one with a schedule. Both are drafts. */
export async function seedDemoMailings(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_mailings"))) return;
  await inTransaction(house, { requestId: "start", operation: "start" }, async (ctx) => {
    for (const rule of [byHand, weekly]) await insert(ctx, "mailing", { ...rule, people: "{}", due_from: ctx.now });
  });
}
