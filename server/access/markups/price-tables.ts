import type { Kysely } from "kysely";
import { activeProviderIds } from "../../db/queries/priced-stones.ts";
import { pricingVersion } from "../../db/queries/viewers.ts";
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
    const forget = () => {
      this.#active = undefined;
    };
    this.#active ??= ofVersion(db, pricing, () => activeProviderIds(db), forget);
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
    const forget = () => {
      this.#prepared.delete(key);
      this.#plan = undefined;
    };
    const read = async (isPresent: boolean): Promise<Prepared> => {
      if (isPresent) this.#plan ??= bucketPlan(db);
      const present = isPresent ? this.#plan : undefined;
      const [plan, layers] = await Promise.all([
        present ?? bucketPlan(db),
        viewerLayers(db, { businessId, associateId }),
      ]);
      return { layers, table: tableOf(plan, layers) };
    };
    const made = ofVersion(db, pricing, read, forget);
    this.#prepared.set(key, made);
    return made;
  }
}

/**
 * Reads what belongs to a version of the prices. It is forgotten again if the database is not at this version: a replica may
 * be behind the primary, which told the version.
 */
async function ofVersion<T>(
  db: Kysely<Tables>,
  pricing: string,
  read: (isPresent: boolean) => Promise<T>,
  forget: () => void,
): Promise<T> {
  try {
    const isPresent = (await pricingVersion(db)) === pricing;
    const found = await read(isPresent);
    if (!isPresent) forget();
    return found;
  } catch (error) {
    forget();
    throw error;
  }
}

const isSamePlan = (a: BucketPlan, b: BucketPlan) =>
  a === b || (String(a.providers) === String(b.providers) && String(a.edges) === String(b.edges));
