import type { Data } from "#api/operation-types.ts";
import { houseLacks } from "#domain/paper-lacks.ts";
import { patch } from "../db/crud.ts";
import { administratorsWhoMayWrite } from "../db/queries/administrators.ts";
import { firstDayCounts } from "../db/queries/first-day.ts";
import { firstDaySetting, paperSettingsOf } from "../db/queries/settings.ts";
import { may } from "../ground/actor.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { lookedAtSender } from "../mail/sender/look-at-sender.ts";

type Step = Data<"readFirstDay">["steps"][number];

/** The screen on which each step is taken. */
const screens: Readonly<Record<Step["name"], string>> = {
  company: "/settings/system-settings/papers",
  listPrices: "/inventory/rap-prices",
  markups: "/inventory/markups",
  provider: "/inventory/company",
  stock: "/inventory/loads",
  client: "/client",
  mail: "/settings/system-settings/house",
};

/** The steps of a new house before its first sale. Nobody ticks a step: the data say whether it is done. */
export const firstDay = {
  readFirstDay: (_, ctx) => shown(ctx),
  hideFirstDay: async ({ body: { is_hidden } }, ctx) => {
    const { id } = await firstDaySetting(ctx.db);
    await patch(ctx, "setting", id, { value: JSON.stringify({ is_hidden }) });
    return shown(ctx);
  },
} satisfies Partial<Handlers>;

async function shown(ctx: Reading): Promise<Data<"readFirstDay">> {
  const { first_sale_at, ...counts } = await firstDayCounts(ctx.db);
  const papers_lack = houseLacks(await paperSettingsOf(ctx.db));
  const who = await administratorsWhoMayWrite(ctx.db, Object.values(screens));
  const step = (name: Step["name"], count: number, is_done: boolean): Step => {
    const isAllowed = may(ctx.actor, `${screens[name].slice(1)}:write`);
    return { name, is_done, count, may: isAllowed, who: isAllowed ? [] : (who.get(screens[name]) ?? []) };
  };
  const isNamed = !papers_lack.includes("name") && !papers_lack.includes("address");
  return {
    steps: [
      step("company", papers_lack.length, isNamed),
      ...(Object.keys(counts) as (keyof typeof counts)[]).map((name) => step(name, counts[name], counts[name] > 0)),
    ],
    papers_lack,
    sender_faults: (await lookedAtSender({ ...ctx.house, db: ctx.db }))?.faults ?? [],
    first_sale_at: first_sale_at?.toISOString() ?? null,
    is_hidden: (await firstDaySetting(ctx.db)).is_hidden,
  };
}
