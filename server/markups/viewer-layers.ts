import type { Kysely } from "kysely";
import type { LayerRules } from "#domain/markup.ts";
import { type MarkupSet, markupSets, type StoredRule, setIdsFor } from "../db/queries/markup-sets.ts";
import type { Tables } from "../db/tables.ts";

/** Whose layers apply. */
export type PriceParty = { businessId: number | null; associateId: number | null };

/** The markup sets that can price a stone for somebody. */
export type ViewerLayers = {
  /** The layers for a provider's stones, the most specific first; a layer without a set has no rows. */
  of(providerId: number): LayerRules<StoredRule>[];
  /** Providers with a markup of their own for this viewer. */
  special: ReadonlySet<number>;
  /** Weights at which a row begins, or the one before it has ended. */
  edges: readonly number[];
};

export async function viewerLayers(db: Kysely<Tables>, party: PriceParty): Promise<ViewerLayers> {
  const sets = await markupSets(db, await setIdsFor(db, party));
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
