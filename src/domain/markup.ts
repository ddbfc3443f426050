import { type CaratRange, caratMax, caratMin, gapsBetween, holds, overlapsAmong } from "./carat.ts";
import { type BasePrice, fits, type Markup } from "./price.ts";
import { type DiamondType, diamondTypes, type StoneOrigin, stoneOrigins } from "./stone.ts";

/** The layers of markup, the most specific first. The first that holds a stone is the only one that applies to it. */
export const markupLayers = ["business_provider", "business", "associate", "default"] as const;
export type MarkupLayer = (typeof markupLayers)[number];

/** The stones that a row of markup is meant for. */
export type MarkupScope = CaratRange & { diamond_type: DiamondType; stone_origin: StoneOrigin };
export type MarkupRule = MarkupScope & Markup;
export type LayerRules<R extends MarkupRule = MarkupRule> = { layer: MarkupLayer; rules: readonly R[] };

/** The reason why a layer decides a price, or leaves it to the next one. */
export type LayerOutcome = "applied" | "unset" | "gap" | "needsListPrice" | "notReached";
export type Resolved<R extends MarkupRule = MarkupRule> = {
  rule: R | null;
  layer: MarkupLayer | null;
  tried: { layer: MarkupLayer; outcome: LayerOutcome }[];
};

type PricedStone = Pick<BasePrice, "carat" | "rap"> & { diamond_type: DiamondType; stone_origin: StoneOrigin };

/** Finds the row that prices a stone. `layers` come the most specific first. */
export function resolveMarkup<R extends MarkupRule>(layers: readonly LayerRules<R>[], stone: PricedStone): Resolved<R> {
  const found: Resolved<R> = { rule: null, layer: null, tried: [] };
  for (const { layer, rules } of layers) {
    if (found.rule) {
      found.tried.push({ layer, outcome: "notReached" });
      continue;
    }
    const rule = rules.find((one) => isFor(one, stone) && holds(one, stone.carat));
    const outcome = rules.length === 0 ? "unset" : !rule ? "gap" : fits(rule, stone) ? "applied" : "needsListPrice";
    if (rule && outcome === "applied") Object.assign(found, { rule, layer });
    found.tried.push({ layer, outcome });
  }
  return found;
}

/** The weights that a set of rows leaves to the next layer. A kind of stone without any row counts only with `all`. */
export function gapsOf(rules: readonly MarkupRule[], all: "all" | "begun"): MarkupScope[] {
  return kindsOfStone.flatMap((kind) => {
    const rows = rules.filter((one) => isFor(one, kind));
    if (rows.length === 0 && all === "begun") return [];
    return gapsBetween(rows, { from: caratMin, to: caratMax }).map((gap) => ({ ...kind, ...gap }));
  });
}

/** Pairs of rows that claim the same weight, by their places. */
export function overlapsOf(rules: readonly MarkupScope[]): [number, number][] {
  return kindsOfStone.flatMap((kind) => {
    const places = rules.flatMap((one, place) => (isFor(one, kind) ? [place] : []));
    const rows = places.flatMap((place) => rules[place] ?? []);
    return overlapsAmong(rows).map(([a, b]): [number, number] => [places[a] ?? a, places[b] ?? b]);
  });
}

const kindsOfStone = diamondTypes.flatMap((diamond_type) =>
  stoneOrigins.map((stone_origin) => ({ diamond_type, stone_origin })),
);
type KindOfStone = (typeof kindsOfStone)[number];
const isFor = (scope: KindOfStone, stone: KindOfStone) =>
  scope.diamond_type === stone.diamond_type && scope.stone_origin === stone.stone_origin;
