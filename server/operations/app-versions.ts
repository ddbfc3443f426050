import type { Data } from "#api/operation-types.ts";
import { insert, page, patch } from "../db/crud.ts";
import { appVersionLocked, appVersions as appVersionsOf } from "../db/queries/home-content.ts";
import { orderBy } from "../db/sort.ts";
import type { Handlers } from "../house/handlers.ts";
import { insistOnSeen } from "../wire/meanwhile.ts";

type AppVersion = Data<"saveAppVersion">;
type Row = Omit<AppVersion, "updated_at"> & { created_at: Date; updated_at: Date };

const sortable = {
  app_version: "app_version",
  is_required: "is_required",
  released_on: "released_on",
  updated_at: "updated_at",
};

const present = ({ created_at: _, updated_at, ...row }: Row): AppVersion => ({
  ...row,
  updated_at: updated_at.toISOString(),
});

export const appVersions = {
  listAppVersions: async ({ query }, ctx) => {
    const order = orderBy(query.sort, sortable, "-released_on", "id");
    const { data, pagination } = await page(appVersionsOf(ctx.db, query.platform).orderBy(order), query);
    return { data: data.map(present), pagination };
  },
  saveAppVersion: async ({ body: { version, ...values } }, ctx) => {
    const row = await appVersionLocked(ctx.db, values.platform, values.app_version);
    if (!row) return present(await insert(ctx, "app_version", { ...values, notes: values.notes ?? null }));
    // A version that is there already can only be changed by somebody who has read it.
    await insistOnSeen(ctx, "app_version", row, version ?? 0, async () => present(row));
    return present(await patch(ctx, "app_version", row.id, values));
  },
} satisfies Partial<Handlers>;
