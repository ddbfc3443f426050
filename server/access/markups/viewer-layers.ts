import type { Kysely } from "kysely";
import type { LayerRules } from "#domain/markup.ts";
import { type MarkupSet, markupSetsFor, type StoredRule } from "../../db/queries/markup-sets.ts";
import type { Tables } from "../../db/tables.ts";

/** The business and associate whose layers apply. */
export type PriceParty = { businessId: number | null; associateId: number | null };

/** The markup sets that can price a stone for a viewer. */
export type ViewerLayers = {
  /** The layers for a provider's stones, the most specific first; a layer without a set has no rows. */
  of(providerId: number): LayerRules<StoredRule>[];
  /** The providers with a markup of their own for this viewer. */
  special: ReadonlySet<number>;
  /** The weights at which a row begins, or follows the end of another. */
  edges: readonly number[];
};

export async function viewerLayers(db: Kysely<Tables>, party: PriceParty): Promise<ViewerLayers> {
  const sets = await markupSetsFor(db, party);
  const rules = (layer: MarkupSet["layer"]) => sets.find((set) => set.layer === layer)?.rules ?? [];
  const byProvider = new Map(sets.flatMap((set) => (set.provider_id === null ? [] : [[set.provider_id, set.rules]])));
  const general: LayerRules<StoredRule>[] = [
    { layer: "business", rules: rules("business") },
    { layer: "associate", rules: rules("associate") },
    { layer: "default", rules: rules("default") },
  ];
  return {
    of: (providerId) => [{ layer: "business_provider", rules: byProvider.get(providerId) ?? [] }, ...general],
    special: new Set(byProvider.keys()),
    edges: sets.flatMap((set) => set.rules.flatMap(({ from, to }) => [from, to + 1])),
  };
}
