import { type Hundredths, mulDiv } from "./money.ts";

/** The price of a stone before any markup. Without a list price the discount is null too, never a 0. */
export type BasePrice = {
  carat: Hundredths;
  rap: Hundredths | null;
  disc: Hundredths | null;
  price_per_ct: Hundredths;
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

/** True if the markup fits the stone. Points need a list price; percent fits every stone. */
export const fits = ({ kind }: Pick<Markup, "kind">, { rap }: Pick<BasePrice, "rap">): boolean =>
  kind === "percent" || rap !== null;

/** The price under a markup, or at cost without one. The markup must fit the stone. */
export function ownPrice(stone: BasePrice, markup: Markup | null): OwnPrice {
  const { carat, rap, disc, price_per_ct } = stone;
  if (markup?.kind === "points" && rap !== null && disc !== null) {
    const markup_disc = Math.max(disc + markup.value, -WHOLE); // a price never falls below nothing
    const markup_ppc = pricePerCt(rap, markup_disc);
    return { markup_disc, markup_ppc, sell_amt: totalAmt(markup_ppc, carat) };
  }
  const markup_ppc = mulDiv(price_per_ct, WHOLE + (markup?.value ?? 0), WHOLE);
  const markup_disc = rap === null ? null : discOf(markup_ppc, rap);
  return { markup_disc, markup_ppc, sell_amt: totalAmt(markup_ppc, carat) };
}
