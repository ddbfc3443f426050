import { costColumns } from "#domain/search/stone-search.ts";
import { noPoints } from "../../access/markups/price-table.ts";
import type { PriceTable } from "../../house/price-table.ts";
import type { Viewer } from "../../house/viewer.ts";
import type { Viewer as IndexViewer } from "../index/viewer.ts";
import type { StockCopy } from "./stock-copy.ts";

const MOST = 500;
/** The key of the supplier's number. A person who finds a stone by it knows the supplier (decision 0019). */
const supplierKey = "org_stock_no";

/** The viewers of one copy of the stock, made once per version of their prices and rights. */
export class IndexViewers {
  readonly #copy: StockCopy;
  readonly #known = new Map<string, { pricing: string; viewer: IndexViewer }>();

  constructor(copy: StockCopy) {
    this.#copy = copy;
  }

  of(viewer: Viewer, table: PriceTable, activeProviders: readonly number[]): IndexViewer {
    const { pricing, businessId, associateId, access, seesCost } = viewer;
    const key = JSON.stringify([businessId, associateId, access, seesCost]);
    const known = this.#known.get(key);
    if (known?.pricing === pricing) return known.viewer;
    if (this.#known.size >= MOST) this.#known.clear();
    const made = this.#copy.index.viewer({
      factors: table.percent.map((percent) => 10_000 + percent),
      ...(table.hasPoints && { points: Array.from(table.points, (one) => (one === noPoints ? null : one)) }),
      sees: this.#sees(viewer, activeProviders),
      closed: seesCost ? [] : [...costColumns, supplierKey],
    });
    this.#known.set(key, { pricing, viewer: made });
    return made;
  }

  /** The codes in the viewer's sight, for each attribute that their access limits. */
  #sees({ access }: Viewer, activeProviders: readonly number[]): Record<string, number[]> {
    const { schema } = this.#copy.shape;
    const { diamond_types, stone_origins, provider_ids, locations, statuses } = access;
    const limits = {
      provider: activeProviders.filter((id) => !provider_ids || provider_ids.includes(id)),
      ...(diamond_types && { diamond_type: diamond_types }),
      ...(stone_origins && { stone_origin: stone_origins }),
      ...(locations && { location: locations }),
      ...(statuses && { status: statuses }),
    };
    const codes = (name: string, values: readonly (string | number)[]) =>
      values.map((value) => schema.attribute(name).values.indexOf(String(value))).filter((code) => code >= 0);
    return Object.fromEntries(Object.entries(limits).map(([name, values]) => [name, codes(name, values)]));
  }
}
