import { one } from "../db/crud.ts";
import { differenceOf, keepDifference } from "../db/queries/load-difference.ts";
import { countChanging } from "../db/queries/load-slices.ts";
import { emptyStage } from "../db/queries/load-stage.ts";
import { earlierLoads, type LoadRecord, type MovedLoad } from "../db/queries/loads.ts";
import { listInForce } from "../db/queries/price-lists.ts";
import type { Context } from "../house/context.ts";
import { moveLoad } from "../workflows/move-load.ts";
import { portal } from "../workflows/work.ts";
import { coveredColumns } from "./covered-columns.ts";
import { countsIn, factsIn, waitsIn } from "./load-facts.ts";
import type { Mapping, Question } from "./mapping.ts";
import { suggestAnswers } from "./suggest-answers.ts";

type Read = Pick<MovedLoad, "columns" | "findings"> & { questions: readonly Question[] };

/** Compares a load that was read with the provider's stock. From here on it waits for a person. */
export async function compareLoad(ctx: Context, load: LoadRecord, mapping: Mapping, read: Read): Promise<void> {
  const price_list_id = (await listInForce(ctx.db))?.id ?? null;
  await keepDifference(ctx.db, { ...load, price_list_id }, coveredColumns(mapping));
  await emptyStage(ctx.db, load.id);
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
      compared_at: ctx.now,
      sentence: null,
    },
    said: { ...found, questions: questions.length },
  });
}
