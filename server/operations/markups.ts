import type { Body, Data, Handlers } from "#api/operation-types.ts";
import { gapsOf, type MarkupScope, overlapsOf } from "#domain/markup.ts";
import { messages } from "#domain/messages.ts";
import { decimalNumber, hundredths } from "#domain/money.ts";
import { roleIds } from "#domain/roles.ts";
import type { Context } from "../context.ts";
import { insistOnVersion, one, page } from "../db/crud.ts";
import {
  associatesWithMarkup,
  businessesWithMarkup,
  insertMarkupSet,
  type MarkupSet,
  type MarkupSubject,
  markupSetOf,
  markupSets,
  providersWithMarkup,
  replaceRules,
  stonesInScopes,
} from "../db/queries/markups.ts";
import { explained } from "../prices/explain-price.ts";
import { type FieldError, Problem } from "../problem.ts";

type Markup = Data<"updateDefaultMarkup">;
type WireRule = Body<"updateDefaultMarkup">["rules"][number];

const fromWire = ({ from_carat, to_carat, value, ...rule }: WireRule) => ({
  ...rule,
  from: hundredths(from_carat),
  to: hundredths(to_carat),
  value: hundredths(value),
});

/** A set as it travels, with its gaps and how many stones fall through each; none yet has version 0. */
async function present(ctx: Context, set: MarkupSet | undefined, layer: MarkupSubject["layer"]): Promise<Markup> {
  const [markup] = await presentAll(ctx, [set], layer);
  return markup as Markup;
}

/** The same of many: the stones in all their gaps are counted together. */
async function presentAll(
  ctx: Context,
  sets: readonly (MarkupSet | undefined)[],
  layer: MarkupSubject["layer"],
): Promise<Markup[]> {
  const gaps = sets.map((set) => gapsOf(set?.rules ?? [], layer === "default" ? "all" : "begun"));
  const scopes = sets.flatMap((set, at) =>
    (gaps[at] ?? []).map((gap) => ({ ...gap, provider_id: set?.provider_id ?? null })),
  );
  const stones = (await stonesInScopes(ctx.db, scopes)).values();
  return sets.map((set, at) => ({
    layer,
    version: set?.version ?? 0,
    rules: (set?.rules ?? []).map(({ from, to, value, ...rule }) => ({
      ...rule,
      from_carat: decimalNumber(from),
      to_carat: decimalNumber(to),
      value: decimalNumber(value),
    })),
    gaps: (gaps[at] ?? []).map((gap) => ({ ...scopeOnWire(gap), stones: stones.next().value ?? 0 })),
  }));
}
const scopeOnWire = ({ from, to, ...scope }: MarkupScope) => ({
  ...scope,
  from_carat: decimalNumber(from),
  to_carat: decimalNumber(to),
});

/** All rows of a subject at once, in place of those that were there. */
async function save(ctx: Context, subject: MarkupSubject, version: number, wire: readonly WireRule[]): Promise<Markup> {
  const rules = wire.map(fromWire);
  insistOnSoundRules(rules);
  const before = await markupSetOf(ctx.db, subject, "lock");
  await insistOnVersion({ version: before?.version ?? 0 }, version, () => present(ctx, before, subject.layer));
  if (before) await replaceRules(ctx.db, before.id, rules, ctx.now);
  else await insertMarkupSet(ctx.db, subject, rules);
  const after = await markupSetOf(ctx.db, subject);
  ctx.audit.push({
    workflow: "markup_set",
    item: after?.id ?? 0,
    transition: "markup_set.update",
    before: before ? { rules: before.rules } : null,
    after: { ...subject, rules: after?.rules },
  });
  return present(ctx, after, subject.layer);
}

function insistOnSoundRules(rules: ReturnType<typeof fromWire>[]): void {
  const upsideDown = rules.flatMap(({ from, to }, at) => (from > to ? [at] : []));
  refuse("rangeUpsideDown", upsideDown);
  refuse("rangesOverlap", overlapsOf(rules).flat());
}

function refuse(code: "rangeUpsideDown" | "rangesOverlap", places: number[]): void {
  const errors: FieldError[] = [...new Set(places)].map((at) => ({
    path: `/data/rules/${at}`,
    message: messages[code],
  }));
  if (errors.length > 0) throw new Problem(code, { errors });
}

async function withMarkups<T extends { set_id: number | null }>(
  ctx: Context,
  rows: readonly T[],
  layer: MarkupSubject["layer"],
) {
  const sets = await markupSets(
    ctx.db,
    rows.flatMap(({ set_id }) => set_id ?? []),
  );
  const byId = new Map(sets.map((set) => [set.id, set]));
  const markups = await presentAll(
    ctx,
    rows.map(({ set_id }) => (set_id === null ? undefined : byId.get(set_id))),
    layer,
  );
  return rows.map((row, at) => ({ row, markup: markups[at] as Markup }));
}

export const markups = {
  getDefaultMarkup: async (_, ctx) => ({
    defaultMarkupDetails: await present(ctx, await markupSetOf(ctx.db, { layer: "default" }), "default"),
  }),
  updateDefaultMarkup: ({ body }, ctx) => save(ctx, { layer: "default" }, body.version, body.rules),

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
    return save(ctx, { layer: "business", business_id: body.business_id }, body.version, body.rules);
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
    return save(ctx, { layer: "associate", associate_id: body.associate_id }, body.version, body.rules);
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
    await one(ctx, "provider", provider_id);
    return save(ctx, { layer: "business_provider", business_id, provider_id }, version, rules);
  },

  explainPrice: ({ query }, ctx) => explained(ctx, query.stock_no, query.user_id),
} satisfies Partial<Handlers<Context>>;
