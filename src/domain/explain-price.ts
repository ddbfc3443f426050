import { holds } from "./carat.ts";
import type { LayerOutcome, MarkupLayer, Resolved } from "./markup.ts";
import { decimalText, type Hundredths } from "./money.ts";
import { type BasePrice, type OwnPrice, ownPrice, pricePerCt, type Quote } from "./price.ts";

/** One line of the calculation of a price: its name, its reason and its result. */
export type PriceStep = { name: PriceStepName; how: string; value: Hundredths | null };
export type PriceStepName =
  | "rap"
  | "disc"
  | "price_per_ct"
  | "total_amt"
  | "markup"
  | "markup_ppc"
  | "markup_disc"
  | "sell_amt";

/** The name of each layer on a screen. */
export const layerNames: Record<MarkupLayer, string> = {
  business_provider: "Business × provider",
  business: "Business",
  associate: "Business associate",
  default: "Default",
};

/** The reason why a layer did, or did not, decide a price. */
export const outcomeNames: Record<LayerOutcome, string> = {
  applied: "applies",
  unset: "no markup",
  gap: "no row for this type, origin and weight",
  needsListPrice: "in points, but the stone has no list price",
  notReached: "not reached",
};

type Listed = { label: string; list_no: number } | null;

/** Every step from the list to the amount, in the words and figures of spec/decisions on markup. */
export function explainSteps(
  stone: BasePrice,
  quote: Quote | null,
  list: Listed,
  found: Resolved,
): { own: OwnPrice; steps: PriceStep[] } {
  const { carat, rap, disc, price_per_ct, total_amt } = stone;
  const own = ownPrice(stone, found.rule);
  const t = decimalText;
  const cost = costWords(stone, quote);
  const steps: PriceStep[] = [
    { name: "rap", how: list ? `${list.label}, list ${list.list_no}` : "No list price", value: rap },
    { name: "disc", how: cost.disc, value: disc },
    { name: "price_per_ct", how: cost.price_per_ct, value: price_per_ct },
    { name: "total_amt", how: cost.total_amt, value: total_amt },
    { name: "markup", how: markupWords(found, carat), value: found.rule?.value ?? null },
    { name: "markup_ppc", how: perCaratWords(stone, found, own), value: own.markup_ppc },
    {
      name: "markup_disc",
      how: discountWords(stone, found, own),
      value: own.markup_disc,
    },
    {
      name: "sell_amt",
      how: own.markup_ppc === price_per_ct ? "The total, unchanged" : `${t(own.markup_ppc)} × ${t(carat)} ct`,
      value: own.sell_amt,
    },
  ];
  return { own, steps };
}

/** The words for the provider's own price: the figure that was quoted, and how the others follow from it. */
function costWords({ carat, rap, disc, price_per_ct }: BasePrice, quote: Quote | null) {
  const t = decimalText;
  const byWeight = `${t(price_per_ct)} × ${t(carat)} ct`;
  const noList = "No list price, no discount";
  const byList = rap === null ? noList : `(${t(price_per_ct)} / ${t(rap)} − 1) × 100`;
  switch (quote?.kind) {
    case "discount": {
      const isListed = rap !== null && disc !== null;
      return {
        disc: isListed ? "The provider's discount" : noList,
        price_per_ct: isListed
          ? `${t(rap)} × (1 + ${t(disc)} / 100)`
          : `The provider's discount of ${t(quote.figure)}, from another list`,
        total_amt: byWeight,
      };
    }
    case "total":
      return {
        disc: byList,
        price_per_ct: `${t(quote.figure)} / ${t(carat)} ct`,
        total_amt: "The provider's price for the stone",
      };
    case "per_carat":
      return { disc: byList, price_per_ct: "The provider's price per carat", total_amt: byWeight };
    default:
      return { disc: byList, price_per_ct: "As before; the next file says how it is quoted", total_amt: byWeight };
  }
}

function markupWords({ layer, rule }: Resolved, carat: Hundredths): string {
  if (!layer || !rule || !holds(rule, carat)) return "No layer has a markup for this stone";
  return `${layerNames[layer]}, ${decimalText(rule.from)} to ${decimalText(rule.to)} ct, ${rule.kind}`;
}

function perCaratWords({ rap, disc, price_per_ct }: BasePrice, { rule }: Resolved, own: OwnPrice): string {
  if (!rule) return "Unchanged";
  if (rule.kind === "points" && rap !== null && disc !== null)
    return pricePerCt(rap, disc) === price_per_ct
      ? `${decimalText(rap)} × (1 + ${decimalText(own.markup_disc ?? 0)} / 100)`
      : `${decimalText(price_per_ct)} + ${decimalText(rap)} × ${decimalText(rule.value)} / 100`;
  return `${decimalText(price_per_ct)} × (1 + ${decimalText(rule.value)} / 100)`;
}

function discountWords({ rap, disc }: BasePrice, { rule }: Resolved, own: OwnPrice): string {
  if (rap === null) return "No list price, no discount";
  if (rule?.kind === "points") return `${decimalText(disc ?? 0)} + ${decimalText(rule.value)}`;
  return `(${decimalText(own.markup_ppc)} / ${decimalText(rap)} − 1) × 100`;
}
