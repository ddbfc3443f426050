import type { Body } from "#api/operation-types.ts";
import { codes } from "#domain/codes.ts";
import { Problem } from "../ground/problem.ts";
import type { Handlers } from "../house/handlers.ts";
import { linesAnswer } from "../wire/line-on-wire.ts";
import { beginLines, moveLines } from "../workflows/advance.ts";
import { askedLines, seenVersions } from "../workflows/asked-lines.ts";
import { dueDate } from "../workflows/due-date.ts";
import { approval, patching, receipt, reversal, sale } from "../workflows/line-events.ts";
import { memoPreview } from "../workflows/memo-preview.ts";
import { wishing } from "../workflows/memo-wishes.ts";
import { paperAhead } from "../workflows/paper-ahead.ts";
import type { WorkLine } from "../workflows/work.ts";

type ConfirmChange = NonNullable<Body<"updateConfirmStones">["lines"]>[number];
/** Confirm requests and memos (spec §4). */
export const deals = {
  confirmStones: async ({ body: { stock_numbers = [], lines, ...order } }, ctx) => {
    const wanted = lines ?? stock_numbers.map((stock_no) => ({ stock_no }));
    return linesAnswer(ctx, await beginLines(ctx, "confirm", { ...order, wanted }));
  },
  updateConfirmStones: async ({ body: { lines = [] } }, ctx) => {
    const changes = new Map(lines.map((line) => [line.id, line]));
    if (changes.size < lines.length) throw new Problem("twoPrices"); // the house does not guess between them
    const patched = await patching(ctx);
    const eventOf = (line: WorkLine) => {
      const change: Partial<ConfirmChange> = changes.get(line.row.id) ?? {};
      const { status, price_per_ct: price = null, remark = null, reason: priceReason = "" } = change;
      if (status === codes.approval.cancelled) return { type: "CANCEL", reason: remark };
      return patched(line, { price, remark, priceReason });
    };
    return linesAnswer(ctx, await moveLines(ctx, "confirm", [...changes.keys()], eventOf, seenVersions(lines)));
  },
  approveStones: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "confirm", ["pending"], body);
    return linesAnswer(
      ctx,
      await moveLines(ctx, "confirm", ids, await approval(ctx, body.reason), seenVersions(body.lines)),
    );
  },
  rejectStones: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "confirm", ["pending"], body);
    const event = { type: "REJECT", reason: body.reason ?? "" };
    return linesAnswer(ctx, await moveLines(ctx, "confirm", ids, () => event, seenVersions(body.lines)));
  },

  previewMemo: async ({ body: { stock_numbers = [], user_id } }, ctx) => ({
    lines: await memoPreview(ctx, { user_id, wanted: stock_numbers.map((stock_no) => ({ stock_no })) }),
  }),
  previewPaper: ({ body }, ctx) => paperAhead(ctx, body),
  issueMemo: async ({ body: { stock_numbers = [], lines, ...order } }, ctx) => {
    const due_date = await dueDate(ctx, order.due_date);
    const wanted = lines ?? stock_numbers.map((stock_no) => ({ stock_no }));
    return linesAnswer(ctx, await beginLines(ctx, "memo", { ...order, due_date, wanted }));
  },
  receiveMemo: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "memo", ["issued"], body);
    return linesAnswer(ctx, await moveLines(ctx, "memo", ids, await receipt(ctx), seenVersions(body.lines)));
  },
  sellMemo: async ({ body: { lines, reason, ...asked } }, ctx) => {
    const ids = lines?.map(({ id }) => id) ?? (await askedLines(ctx, "memo", ["issued"], asked));
    const prices = new Map(lines?.map(({ id, price_per_ct }) => [id, price_per_ct]));
    if (lines && prices.size < lines.length) throw new Problem("twoPrices"); // the house does not guess between them
    return linesAnswer(ctx, await moveLines(ctx, "memo", ids, await sale(ctx, prices, reason), seenVersions(lines)));
  },
  tellMemoWish: async ({ body: { lines, ...wish } }, ctx) => {
    const ids = lines.map(({ id }) => id);
    return linesAnswer(ctx, await moveLines(ctx, "memo", ids, await wishing(ctx, ids, wish), seenVersions(lines)));
  },
  declineMemoWish: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "memo", ["issued"], body);
    const event = { type: "ANSWER_WISH", isGranted: false, reason: body.reason ?? "" };
    return linesAnswer(ctx, await moveLines(ctx, "memo", ids, () => event, seenVersions(body.lines)));
  },
  reverseMemo: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "memo", ["received", "sold"], body);
    return linesAnswer(
      ctx,
      await moveLines(ctx, "memo", ids, reversal(ctx, body.reason ?? ""), seenVersions(body.lines)),
    );
  },
} satisfies Partial<Handlers>;
