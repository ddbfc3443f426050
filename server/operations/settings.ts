import type { Body, Data } from "#api/operation-types.ts";
import { diamondTypes } from "#domain/stone.ts";
import { viewerOf } from "../access/viewer.ts";
import { one, patch } from "../db/crud.ts";
import { arrivalSettingOf, pairSettingOf } from "../db/queries/settings.ts";
import type { Context, Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { checkTolerances } from "../search/check-pair-search.ts";
import { pairEffect } from "../search/pair-effect.ts";
import { pairFields } from "../search/pair-fields.ts";
import { arrivalsBy } from "../stones/arrivals-by.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type Kept = { id: number; version: number };

/** Writes a setting unless somebody has changed it since it was shown. */
async function keep<Setting extends Kept>(
  ctx: Context,
  read: () => Promise<Setting>,
  { version, ...value }: { version: number },
): Promise<void> {
  const { id } = await read();
  await one(ctx, "setting", id, "lock");
  const { id: _, ...now } = await read();
  await insistOnSeen(ctx, "setting", { id, version: now.version }, version, async () => now);
  await patch(ctx, "setting", id, { value: JSON.stringify(value) });
}

function checkSetting({ below_carat, from_carat }: Body<"setPairSetting">, at: string): void {
  checkTolerances(below_carat, `${at}/below_carat`);
  checkTolerances(from_carat, `${at}/from_carat`);
}

async function pairSettingShown(ctx: Reading): Promise<Data<"getPairSetting">> {
  const { id: _, ...setting } = await pairSettingOf(ctx.db);
  return setting;
}

async function arrivalSettingShown(ctx: Reading): Promise<Data<"getArrivalSetting">> {
  const { id: _, ...setting } = await arrivalSettingOf(ctx.db);
  return setting;
}

/** The house's settings for pairs and new arrivals (spec §2, Settings). */
export const settings = {
  listPairFields: async () => pairFields(),
  getPairSetting: (_, ctx) => pairSettingShown(ctx),
  setPairSetting: async ({ body }, ctx) => {
    checkSetting(body, "/data");
    await keep(ctx, () => pairSettingOf(ctx.db), body);
    return pairSettingShown(ctx);
  },
  previewPairSetting: async ({ body: { shape, setting } }, ctx) => {
    checkSetting(setting, "/data/setting");
    return pairEffect(ctx, await viewerOf(ctx), { shape, now: await pairSettingOf(ctx.db), tried: setting });
  },
  getArrivalSetting: (_, ctx) => arrivalSettingShown(ctx),
  setArrivalSetting: async ({ body }, ctx) => {
    await keep(ctx, () => arrivalSettingOf(ctx.db), body);
    return arrivalSettingShown(ctx);
  },
  previewArrivalSetting: async ({ body }, ctx) => {
    const viewer = await viewerOf(ctx);
    const now = await arrivalSettingOf(ctx.db);
    return Promise.all(
      diamondTypes.map(async (diamond_type) => ({
        diamond_type,
        now: await arrivalsBy(ctx, viewer, diamond_type, now),
        tried: await arrivalsBy(ctx, viewer, diamond_type, body),
      })),
    );
  },
} satisfies Partial<Handlers>;
