import type { Data } from "#api/operation-types.ts";
import { said } from "#domain/answers.ts";
import { providerOf } from "../access/provider-of.ts";
import { one, page } from "../db/crud.ts";
import { refusedRowsOf } from "../db/queries/load-rows.ts";
import { loadsInOrder, shownLoad } from "../db/queries/loads.ts";
import { providerOfAccount } from "../db/queries/providers.ts";
import { Problem } from "../ground/problem.ts";
import type { Reading } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import type { ReadRow } from "../supply/mapping.ts";
import { pushStock } from "../supply/push/push-stock.ts";
import { refusesAnyway } from "../supply/push/refused-anyway.ts";
import { scorecardOf } from "../supply/scorecard.ts";
import { findingOnWire } from "../wire/load-on-wire.ts";
import { myLoadOnWire, refusedRowOnWire } from "../wire/my-load-on-wire.ts";
import { myScorecardOnWire } from "../wire/my-scorecard-on-wire.ts";

type RowOnWire = Data<"pushStock">["rows"][number];

/** A load of the provider that the actor delivers for. One of another provider is not found. */
async function mine(ctx: Reading, id: number) {
  const providerId = await providerOfAccount(ctx.db, ctx.actor.accountId);
  const load = await shownLoad(ctx.db, id);
  if (providerId === null || load?.provider_id !== providerId) throw new Problem("notFound");
  return load;
}

/** A row of a call, counted from 1 like the earlier row that its sentences name. */
const rowOnWire =
  (questions: number) =>
  ({ line, org_stock_no, findings, ...row }: ReadRow, at: number): RowOnWire => ({
    row: at + 1,
    org_stock_no,
    outcome: outcomeOf({ findings, ...row }, questions),
    findings: findings.map((finding) => findingOnWire(finding, at + 1 - line)),
  });

function outcomeOf(
  { stone, gone, findings }: Pick<ReadRow, "stone" | "gone" | "findings">,
  questions: number,
): RowOnWire["outcome"] {
  if (stone || gone) return "read";
  if (!findings.some(({ severity }) => severity === "refuses")) return "left_out";
  return questions > 0 && !findings.some(refusesAnyway) ? "asks" : "refused";
}

/** Stock that providers' own programs deliver, and what became of it (spec §1, §6). */
export const deliveries = {
  pushStock: async ({ body }, ctx) => {
    const { rows: read, questions, ...push } = await pushStock(ctx, await providerOf(ctx), body);
    const rows = read.map(rowOnWire(questions));
    const count = (outcome: RowOnWire["outcome"]) => rows.filter((row) => row.outcome === outcome).length;
    const data = { ...push, questions, read: count("read"), refused: count("refused"), rows };
    return said(push.is_shown ? "stockTaken" : "stockTakenUnshown", data);
  },
  listMyLoads: async ({ query }, ctx) => {
    const provider_id = await providerOf(ctx);
    const { data, pagination } = await page(
      loadsInOrder(ctx.db, { state: query.state, provider_id, via: undefined }),
      query,
    );
    return { data: data.map(myLoadOnWire), pagination };
  },
  getMyLoad: async ({ path: { id } }, ctx) => myLoadOnWire(await mine(ctx, id)),
  listMyRefusedRows: async ({ path: { id }, query }, ctx) => {
    await mine(ctx, id);
    const { data, pagination } = await page(refusedRowsOf(ctx.db, id), query);
    return { data: data.map(refusedRowOnWire), pagination };
  },
  getMyScorecard: async (_, ctx) => {
    const provider = await one(ctx, "provider", await providerOf(ctx));
    return myScorecardOnWire(provider.name, await scorecardOf(ctx, provider.id));
  },
} satisfies Partial<Handlers>;
