import { type Hundredths, mulDiv } from "./money.ts";

/** A supplier quotes a stone by the carat, as a whole, or as a discount from the list (decision 0226). */
export const quoteKinds = ["per_carat", "total", "discount"] as const;
export type QuoteKind = (typeof quoteKinds)[number];
/** The figure as it was quoted: dollars, or for a discount hundredths of a percent. */
export type Quote = { kind: QuoteKind; figure: Hundredths };

/**
 * The price of a stone before any markup. Without a list price the discount is null too, never a 0. The total of a stone
 * that was quoted as a whole may differ by cents from its price per carat times its weight.
 */
export type BasePrice = {
  carat: Hundredths;
  rap: Hundredths | null;
  disc: Hundredths | null;
  price_per_ct: Hundredths;
  total_amt: Hundredths;
};
export type OwnPrice = { markup_disc: Hundredths | null; markup_ppc: Hundredths; sell_amt: Hundredths };
export type Markup = { kind: MarkupKind; value: Hundredths };

/** Percent of the price per carat, or points that are added to the discount. */
export const markupKinds = ["percent", "points"] as const;
export type MarkupKind = (typeof markupKinds)[number];

const WHOLE: Hundredths = 100_00; // 100 %

/** `round2(rap × (1 + disc/100))`; disc is negative below the list. */
export const pricePerCt = (rap: Hundredths, disc: Hundredths): Hundredths => mulDiv(rap, WHOLE + disc, WHOLE);

/** `round2(price_per_ct × carat)`. */
export const totalAmt = (perCt: Hundredths, carat: Hundredths): Hundredths => mulDiv(perCt, carat, 100);

/** `round2((price_per_ct / rap − 1) × 100)`. */
export const discOf = (perCt: Hundredths, rap: Hundredths): Hundredths => mulDiv(perCt - rap, WHOLE, rap);

/** The price that a quote means by a list price; null where a discount has no list price, or either would round to nothing. */
export function quotedPrice(
  { kind, figure }: Quote,
  carat: Hundredths,
  rap: Hundredths | null,
): Omit<BasePrice, "carat" | "rap"> | null {
  if (kind === "discount") {
    const perCt = rap === null ? 0 : pricePerCt(rap, figure);
    return perCt < 1 ? null : { disc: figure, price_per_ct: perCt, total_amt: totalAmt(perCt, carat) };
  }
  const perCt = kind === "total" ? mulDiv(figure, 100, carat) : figure;
  if (perCt < 1) return null;
  const total_amt = kind === "total" ? figure : totalAmt(perCt, carat);
  return { disc: rap === null ? null : discOf(perCt, rap), price_per_ct: perCt, total_amt };
}

/** True if the markup fits the stone. Points need a list price; percent fits every stone. */
export const fits = ({ kind }: Pick<Markup, "kind">, { rap }: Pick<BasePrice, "rap">): boolean =>
  kind === "percent" || rap !== null;

/** The price under a markup, or at cost without one. The markup must fit the stone. */
export function ownPrice(stone: BasePrice, markup: Markup | null): OwnPrice {
  const { rap, disc, price_per_ct } = stone;
  if (markup?.kind === "points" && rap !== null && disc !== null) {
    const markup_disc = Math.max(disc + markup.value, -WHOLE); // a price never falls below nothing
    // The discount of a price in dollars is rounded: the points are then counted from the price itself.
    const isByDiscount = pricePerCt(rap, disc) === price_per_ct;
    const markup_ppc = isByDiscount
      ? pricePerCt(rap, markup_disc)
      : Math.max(price_per_ct + mulDiv(rap, markup.value, WHOLE), 0);
    return { markup_disc, markup_ppc, sell_amt: amountAt(markup_ppc, stone) };
  }
  const markup_ppc = mulDiv(price_per_ct, WHOLE + (markup?.value ?? 0), WHOLE);
  const markup_disc = rap === null ? null : discOf(markup_ppc, rap);
  return { markup_disc, markup_ppc, sell_amt: amountAt(markup_ppc, stone) };
}

/**
 * The amount for a stone at a price per carat. At the quoted price per carat it is the quoted total, to the cent, unless
 * the weight was corrected since: a total is then further away than a price per carat is rounded.
 */
export function amountAt(
  perCt: Hundredths,
  { carat, price_per_ct, total_amt }: Pick<BasePrice, "carat" | "price_per_ct" | "total_amt">,
): Hundredths {
  const byWeight = totalAmt(perCt, carat);
  const isQuoted = perCt === price_per_ct && 200 * Math.abs(total_amt - byWeight) <= carat + 200;
  return isQuoted ? total_amt : byWeight;
}
