import type { ContentPage } from "#domain/home-content.ts";
import { insert } from "../db/crud.ts";
import { noteVisits } from "../db/queries/visits.ts";
import { dayIn, daysBefore } from "../ground/time-zone.ts";
import type { House } from "../house/house.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { isFirst } from "./is-first.ts";

type Content = { title: string; description: string; page: ContentPage; from: number; to: number };

/** Days are counted from the day on which the house is filled. */
const popup: Content = {
  title: "New terms from next month",
  description:
    "# Thirty days\n\nFrom next month invoices are due after **30 days**.\n\nAsk your associate if you need longer.",
  page: "dashboard",
  from: -60,
  to: -30,
};
const event: Content = {
  title: "Autumn fair",
  description:
    "Hall 3, stand 41. We show [the new arrivals](/new-arrival) of the season.\n\n- Rounds of two carats and more\n- Fancy yellow",
  page: "dashboard",
  from: -2,
  to: 60,
};
const banner: Content = {
  title: "Two carats and more",
  description: "A new parcel of rounds came in this week.",
  page: "new-arrival",
  from: -2,
  to: 60,
};

const dayMs = 24 * 3_600_000;

/** Gives the demo house something to show its clients, once: an event, a banner, a popup that is over, an app. */
export async function seedDemoHome(house: House): Promise<void> {
  if (!(await isFirst(house, "demo_home"))) return;
  await inTransaction(house, { requestId: "start", operation: "start" }, async (ctx) => {
    const today = dayIn(house.timeZone, ctx.now);
    const row = ({ from, to, ...content }: Content) => ({
      ...content,
      start_date: daysBefore(today, -from),
      end_date: daysBefore(today, -to),
    });
    await insert(ctx, "popup", row(popup));
    await insert(ctx, "house_event", row(event));
    await insert(ctx, "banner", { ...row(banner), type: 2 });
    // Those who know the house were here the day before, so that their homes say what is new.
    await noteVisits(ctx.db, new Date(ctx.now.getTime() - dayMs));
    const version = { platform: "android", notes: "Faster search." };
    await insert(ctx, "app_version", { ...version, app_version: "1.4.0", released_on: daysBefore(today, 20) });
  });
}
