import { holds } from "./carat.ts";
import type { LayerOutcome, MarkupLayer, Resolved } from "./markup.ts";
import { decimalText, type Hundredths } from "./money.ts";
import { type BasePrice, type OwnPrice, ownPrice, totalAmt } from "./price.ts";

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
export function explainSteps(stone: BasePrice, list: Listed, found: Resolved): { own: OwnPrice; steps: PriceStep[] } {
  const { carat, rap, disc, price_per_ct } = stone;
  const own = ownPrice(stone, found.rule);
  const t = decimalText;
  const steps: PriceStep[] = [
    { name: "rap", how: list ? `${list.label}, list ${list.list_no}` : "No list price", value: rap },
    { name: "disc", how: rap === null ? "No list price, no discount" : "The provider's discount", value: disc },
    {
      name: "price_per_ct",
      how: rap === null || disc === null ? "The provider's price" : `${t(rap)} × (1 + ${t(disc)} / 100)`,
      value: price_per_ct,
    },
    { name: "total_amt", how: `${t(price_per_ct)} × ${t(carat)} ct`, value: totalAmt(price_per_ct, carat) },
    { name: "markup", how: markupWords(found, carat), value: found.rule?.value ?? null },
    { name: "markup_ppc", how: perCaratWords(stone, found, own), value: own.markup_ppc },
    {
      name: "markup_disc",
      how: discountWords(stone, found, own),
      value: own.markup_disc,
    },
    { name: "sell_amt", how: `${t(own.markup_ppc)} × ${t(carat)} ct`, value: own.sell_amt },
  ];
  return { own, steps };
}

function markupWords({ layer, rule }: Resolved, carat: Hundredths): string {
  if (!layer || !rule || !holds(rule, carat)) return "No layer has a markup for this stone";
  return `${layerNames[layer]}, ${decimalText(rule.from)} to ${decimalText(rule.to)} ct, ${rule.kind}`;
}

function perCaratWords({ rap, price_per_ct }: BasePrice, { rule }: Resolved, own: OwnPrice): string {
  if (!rule) return "Unchanged";
  if (rule.kind === "points" && rap !== null)
    return `${decimalText(rap)} × (1 + ${decimalText(own.markup_disc ?? 0)} / 100)`;
  return `${decimalText(price_per_ct)} × (1 + ${decimalText(rule.value)} / 100)`;
}

function discountWords({ rap, disc }: BasePrice, { rule }: Resolved, own: OwnPrice): string {
  if (rap === null) return "No list price, no discount";
  if (rule?.kind === "points") return `${decimalText(disc ?? 0)} + ${decimalText(rule.value)}`;
  return `(${decimalText(own.markup_ppc)} / ${decimalText(rap)} − 1) × 100`;
}
