import { one } from "../db/crud.ts";
import { differenceOf, keepStaged, keepWhole } from "../db/queries/load-difference.ts";
import { countChanging } from "../db/queries/load-slices.ts";
import { earlierLoads, type LoadRecord, loadsAround, type MovedLoad } from "../db/queries/loads.ts";
import { listInForce } from "../db/queries/price-lists.ts";
import type { Context } from "../house/context.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import type { Beginning } from "./compare-staged.ts";
import { coveredColumns } from "./covered-columns.ts";
import { countsIn, factsIn, waitsIn } from "./load-facts.ts";
import type { Mapping, Question } from "./mapping.ts";
import { suggestAnswers } from "./suggest-answers.ts";

type Read = Pick<MovedLoad, "columns" | "findings"> & { questions: readonly Question[] };

/** The moment, and with it the price list, with whose stock a load is compared from now on. */
export const beginningNow = async (ctx: Context): Promise<Beginning> => ({
  price_list_id: (await listInForce(ctx.db))?.id ?? null,
  at: ctx.now,
});

/** Another load of the provider or another price list has made void the comparison since a beginning. */
export async function isOvertaken(ctx: Context, load: LoadRecord, { at, price_list_id }: Beginning): Promise<boolean> {
  const { wroteSince } = await loadsAround(ctx.db, { ...load, compared_at: at });
  return wroteSince || ((await listInForce(ctx.db))?.id ?? null) !== price_list_id;
}

/**
 * Compares what is left of a load that was read with the provider's stock. From here on it waits for a person. `since` is
 * the moment from which on its rows were compared.
 */
export async function compareLoad(
  ctx: Context,
  load: LoadRecord,
  mapping: Mapping,
  read: Read,
  since: Beginning,
): Promise<void> {
  const { price_list_id } = since;
  const compared = { ...load, price_list_id };
  await keepStaged(ctx.db, compared, coveredColumns(mapping));
  await keepWhole(ctx.db, compared);
  const provider = await one(ctx, "provider", load.provider_id);
  const figures = await differenceOf(ctx.db, load, provider.price_limit_pct);
  const facts = factsIn(figures, await earlierLoads(ctx.db, load), mapping, load.mode);
  const counts = countsIn(figures);
  const waits_for = waitsIn(facts, counts, provider);
  const questions = await suggestAnswers(ctx.db, load.provider_id, read.questions);
  const total = await countChanging(ctx.db, load.id);
  const found = { counts, facts, waits_for };
  await moveLoad(ctx, load, {
    event: { type: "CHECK" },
    actor: portal,
    moved: {
      ...read,
      questions,
      ...found,
      price_list_id,
      total,
      done: 0,
      place: 0,
      compared_at: since.at,
      sentence: null,
    },
    said: { ...found, questions: questions.length },
  });
}
