import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import type { StoneActName } from "./stone-act.ts";

/** The fields that a form adds to the stones. */
export interface Extras {
  text?: string;
  remark?: string;
  due_date?: string;
  terms?: string;
  /** The reason for these prices, if one of them needs it. */
  reason?: string | undefined;
  /** The hours for which bids are valid. */
  stands_hours?: number;
  /** Requested or agreed prices per carat, by stock number. */
  prices?: Readonly<Record<string, number>>;
  /** The shown prices per carat, by stock number: a stone whose price has changed since is refused. */
  seen?: Readonly<Record<string, number>>;
}

interface Beginning extends Omit<Extras, "prices" | "seen"> {
  stock_numbers?: string[];
  lines?: { stock_no: string; price_per_ct?: number; seen_ppc?: number; remark?: string }[];
  user_id?: number;
}

/** A line at its beginning. */
export type StartedLine = Data<"createHolds">["data"][number];

/** The calls that begin lines: one call for all the stones, under one idempotency key. */
export function useStartLines() {
  const calls = {
    cart: useAct("addToCart"),
    watchlist: useAct("addToWatchlist"),
    notes: useAct("addNotes"),
    enquiry: useAct("openEnquiries"),
    hold: useAct("createHolds"),
    confirm: useAct("confirmStones"),
    memo: useAct("issueMemo"),
  } satisfies Record<StoneActName, unknown>;

  return async (
    name: StoneActName,
    stockNumbers: readonly string[],
    userId: number | undefined,
    extras: Extras,
  ): Promise<StartedLine[]> => {
    const body = bodyOf(name, stockNumbers, extras);
    const { data } = await calls[name].mutateAsync({ body: { ...body, user_id: userId } });
    return data.data;
  };
}

function bodyOf(
  name: StoneActName,
  stockNumbers: readonly string[],
  { prices = {}, seen = {}, ...extras }: Extras,
): Beginning {
  const { remark, ...others } = extras;
  const lines = stockNumbers.map((stock_no) => ({
    stock_no,
    ...(prices[stock_no] !== undefined && { price_per_ct: prices[stock_no] }),
    ...(seen[stock_no] !== undefined && { seen_ppc: seen[stock_no] }),
    ...(remark && { remark }),
  }));
  if (name === "confirm") return { lines };
  if (name === "enquiry" && others.stands_hours !== undefined) return { lines, ...others };
  const isPriced = stockNumbers.some((number) => prices[number] !== undefined || seen[number] !== undefined);
  if ((name === "memo" || name === "hold") && isPriced) return { lines, ...others };
  return { stock_numbers: [...stockNumbers], ...extras };
}
