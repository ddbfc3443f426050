import { cartCodes } from "#domain/codes.ts";
import type { StoneList } from "#domain/stone-lists.ts";
import type { Context } from "../house/context.ts";
import type { Handlers } from "../house/handlers.ts";
import { linesAnswer } from "../wire/line-on-wire.ts";
import { beginLines, moveLines } from "../workflows/advance.ts";
import { type AskedLines, askedLines, seenVersions } from "../workflows/asked-lines.ts";
import { askAndBid } from "../workflows/enquiry-events.ts";
import { extension } from "../workflows/line-events.ts";
import type { Begin } from "../workflows/new-line.ts";

type Stones = Omit<Begin, "wanted"> & { stock_numbers?: readonly string[]; lines?: Begin["wanted"] };

/** Begins a line for each stone. */
const begin = async (ctx: Context, list: StoneList, { stock_numbers = [], lines, ...order }: Stones) => {
  const wanted = lines ?? stock_numbers.map((stock_no) => ({ stock_no }));
  return linesAnswer(ctx, await beginLines(ctx, list, { ...order, wanted }));
};

/** Sends the same event to each line. */
const send = async (
  ctx: Context,
  list: StoneList,
  state: string,
  asked: AskedLines,
  event: { type: string } & Record<string, unknown>,
) => {
  const ids = await moveLines(
    ctx,
    list,
    await askedLines(ctx, list, [state], asked),
    () => event,
    seenVersions(asked.lines),
  );
  return linesAnswer(ctx, ids);
};

/** Cart, watch list, notes, asking about stones, and holds (spec §4). */
export const stoneActions = {
  addToCart: async ({ body }, ctx) => ({ ...(await begin(ctx, "cart", body)), code: cartCodes.added }),
  removeFromCart: async ({ body }, ctx) => ({
    ...(await send(ctx, "cart", "in", body, { type: "REMOVE", code: cartCodes.removed })),
    code: cartCodes.removed,
  }),
  addToWatchlist: ({ body }, ctx) => begin(ctx, "watchlist", body),
  removeFromWatchlist: ({ body }, ctx) => send(ctx, "watchlist", "in", body, { type: "REMOVE" }),
  addNotes: ({ body }, ctx) => begin(ctx, "notes", body),
  removeNotes: ({ body }, ctx) => send(ctx, "notes", "in", body, { type: "REMOVE" }),
  openEnquiries: async ({ body: { stock_numbers = [], lines, stands_hours = 24, ...order } }, ctx) => {
    const wanted = lines ?? stock_numbers.map((stock_no) => ({ stock_no }));
    return linesAnswer(ctx, await askAndBid(ctx, { ...order, wanted, stands_hours }));
  },
  createHolds: ({ body }, ctx) => begin(ctx, "hold", body),
  releaseHolds: ({ body }, ctx) => send(ctx, "hold", "held", body, { type: "RELEASE" }),
  extendHolds: async ({ body }, ctx) => {
    const ids = await askedLines(ctx, "hold", ["held"], body);
    return linesAnswer(ctx, await moveLines(ctx, "hold", ids, await extension(ctx), seenVersions(body.lines)));
  },
} satisfies Partial<Handlers>;
