import type { Kysely } from "kysely";
import { activeProviderIds } from "../../db/queries/priced-stones.ts";
import type { Tables } from "../../db/tables.ts";
import type { BucketPlan, Payer, PricesOfViewers, PriceTable } from "../../house/price-table.ts";
import { bucketPlan, tableOf } from "./price-table.ts";
import { type ViewerLayers, viewerLayers } from "./viewer-layers.ts";

const MOST = 500;
type Prepared = { layers: ViewerLayers; table: PriceTable };

/** The price tables of all viewers, worked out once for each version of the house's prices. */
export class PriceTables implements PricesOfViewers {
  #revision = "";
  #prepared = new Map<string, Promise<Prepared>>();
  #plan: Promise<BucketPlan> | undefined;
  #active: Promise<number[]> | undefined;

  /** The present prices of a viewer. */
  async of(db: Kysely<Tables>, viewer: Payer): Promise<PriceTable> {
    return (await this.#prepare(db, viewer)).table;
  }

  /** The prices of a viewer by an older plan; undefined if that plan cannot tell these prices apart. */
  async byPlan(db: Kysely<Tables>, viewer: Payer, plan: BucketPlan): Promise<PriceTable | undefined> {
    const { layers, table } = await this.#prepare(db, viewer);
    if (isSamePlan(table.plan, plan)) return table;
    return layers.edges.every((edge) => plan.edges.includes(edge)) ? tableOf(plan, layers) : undefined;
  }

  /** The providers whose stones are offered. */
  activeProviders(db: Kysely<Tables>, { pricing }: Pick<Payer, "pricing">): Promise<number[]> {
    this.#forgetIfOld(pricing);
    this.#active ??= activeProviderIds(db);
    this.#active.catch(() => {
      this.#active = undefined;
    });
    return this.#active;
  }

  #forgetIfOld(pricing: string): void {
    if (pricing === this.#revision && this.#prepared.size < MOST) return;
    this.#revision = pricing;
    this.#prepared = new Map();
    this.#plan = undefined;
    this.#active = undefined;
  }

  #prepare(db: Kysely<Tables>, { pricing, businessId, associateId }: Payer): Promise<Prepared> {
    this.#forgetIfOld(pricing);
    const key = `${businessId} ${associateId}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    this.#plan ??= bucketPlan(db);
    const made = Promise.all([this.#plan, viewerLayers(db, { businessId, associateId })]).then(([plan, layers]) => ({
      layers,
      table: tableOf(plan, layers),
    }));
    this.#prepared.set(key, made);
    made.catch(() => {
      this.#prepared.delete(key);
      this.#plan = undefined;
    });
    return made;
  }
}

const isSamePlan = (a: BucketPlan, b: BucketPlan) =>
  a === b || (String(a.providers) === String(b.providers) && String(a.edges) === String(b.edges));
