import { roleIds } from "#domain/roles.ts";
import { one, page } from "../db/crud.ts";
import { markupSetOf } from "../db/queries/markup-sets.ts";
import { associatesWithMarkup, businessesWithMarkup, providersWithMarkup } from "../db/queries/markups.ts";
import { holdProviders } from "../db/queries/providers.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { explained } from "../stones/prices/explain-price.ts";
import { saveMarkup } from "../stones/prices/save-markup.ts";
import { markupOnWire, withMarkups } from "../wire/markup-on-wire.ts";

export const markups = {
  getDefaultMarkup: async (_, ctx) => ({
    defaultMarkupDetails: await markupOnWire(ctx, await markupSetOf(ctx, { layer: "default" }), "default"),
  }),
  updateDefaultMarkup: ({ body }, ctx) => saveMarkup(ctx, { layer: "default" }, body.version, body.rules),

  listBusinessMarkups: async ({ query }, ctx) => {
    const { data, pagination } = await page(businessesWithMarkup(ctx.db, query), query);
    const shown = await withMarkups(ctx, data, "business");
    return {
      data: shown.map(({ row, markup }) => ({ business: { id: row.id, company_name: row.company_name }, markup })),
      pagination,
    };
  },
  updateBusinessMarkup: async ({ body }, ctx) => {
    await one(ctx, "business", body.business_id, "lock");
    return saveMarkup(ctx, { layer: "business", business_id: body.business_id }, body.version, body.rules);
  },

  listAssociateMarkups: async ({ query }, ctx) => {
    const { data, pagination } = await page(associatesWithMarkup(ctx.db, query), query);
    const shown = await withMarkups(ctx, data, "associate");
    return {
      data: shown.map(({ row: { id, first_name, last_name }, markup }) => ({
        associate: { id, first_name, last_name },
        markup,
      })),
      pagination,
    };
  },
  updateAssociateMarkup: async ({ body }, ctx) => {
    const account = await one(ctx, "account", body.associate_id, "lock");
    if (account.role_id !== roleIds.businessAssociate) throw new Problem("notFound");
    return saveMarkup(ctx, { layer: "associate", associate_id: body.associate_id }, body.version, body.rules);
  },

  listProviderMarkups: async ({ path, query }, ctx) => {
    await one(ctx, "business", path.id);
    const { data, pagination } = await page(providersWithMarkup(ctx.db, path.id, query), query);
    const shown = await withMarkups(ctx, data, "business_provider");
    return {
      data: shown.map(({ row, markup }) => ({ provider: { id: row.id, name: row.name }, markup })),
      pagination,
    };
  },
  updateProviderMarkup: async ({ body: { business_id, provider_id, version, rules } }, ctx) => {
    await one(ctx, "business", business_id, "lock");
    const held = await holdProviders(ctx.db, [provider_id]); // it is not deleted meanwhile
    if (held.length === 0) throw new Problem("notFound");
    return saveMarkup(ctx, { layer: "business_provider", business_id, provider_id }, version, rules);
  },

  explainPrice: ({ query }, ctx) => explained(ctx, query.stock_no, query.user_id),
} satisfies Partial<Handlers>;
