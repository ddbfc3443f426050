import type { OperationId } from "#api/operation-types.ts";
import type { RoleId } from "#domain/roles.ts";
import type { LooseInput } from "./api.ts";
import type { TestApp } from "./app.ts";
import { aDemand, aRecentSearch, aSavedSearch } from "./kept-rows.ts";
import { aShareLink, type Owner, ownerId } from "./rows.ts";

export type Sample = {
  /** A good request. If its row belongs to a person, it is a row of this owner. */
  ask(portal: TestApp, owner: Owner): LooseInput | Promise<LooseInput>;
  /**
   * For a person's row: the permissions that reach it in spite of that. Empty for a row that only its owner reaches.
   */
  owned?: string[];
  /**
   * True for a client's row. Roles that act for everybody reach it; roles that act for own customers or nobody do not.
   */
  isClients?: boolean;
  /** The permissions that reach the row, if only some of the call's do. */
  rights?: string[];
  /**
   * True if a caller without the right to read the row learns nothing of it, although another of the call's permissions
   * lets them in.
   */
  isHidden?: true;
  /** Roles that may call, but that a rule or a workflow refuses. */
  refused?: Partial<Record<RoleId, number>>;
};

const id = async (portal: TestApp, sql: string) => (await portal.pool.query(sql)).rows[0].id as number;
const caratRangeId = (portal: TestApp) => id(portal, "SELECT id FROM carat_range WHERE from_carat = 1.00");
const caratRangeIds = async ({ pool }: TestApp) =>
  (await pool.query<{ id: number }>("SELECT id FROM carat_range ORDER BY sequence")).rows.map((row) => row.id);
const subRangeId = (portal: TestApp) => id(portal, "SELECT id FROM sub_carat_range WHERE from_carat = 1.00");
const businessId = (portal: TestApp) => id(portal, "SELECT id FROM business WHERE company_name = 'Alder & Finch Ltd'");
const providerId = (portal: TestApp) => id(portal, "SELECT min(id) AS id FROM provider");
const collectionId = (portal: TestApp) => id(portal, "SELECT id FROM collection WHERE name = 'Round classics'");
const featuredId = (portal: TestApp) => id(portal, "SELECT min(id) AS id FROM featured_stone WHERE is_active");
const bare: Sample = { ask: () => ({}) };

/** A stone in sight of every viewer of the demo house. */
export async function aStockNumber(portal: TestApp): Promise<string> {
  const { rows } = await portal.pool.query(
    `SELECT stock_no FROM stone WHERE stone_origin = 2 AND diamond_type = 'white' AND rap IS NOT NULL AND status = 1
      AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT 1`,
  );
  return rows[0].stock_no;
}

/** Two stones of the same kind in sight of every viewer of the demo house. */
export async function twoAlike(portal: TestApp): Promise<{ ids: [number, number]; stock_nos: [string, string] }> {
  const { rows } = await portal.pool.query(
    `SELECT (array_agg(id ORDER BY id))[1:2] AS ids, (array_agg(stock_no ORDER BY id))[1:2] AS stock_nos FROM stone
      WHERE stone_origin = 2 AND diamond_type = 'white' AND shape = 'ROUND' AND status = 1
      AND provider_id = (SELECT min(id) FROM provider)`,
  );
  return rows[0];
}

/** A stored pair of the house. */
export async function aKeptPair(portal: TestApp): Promise<number> {
  const { ids } = await twoAlike(portal);
  const { rows } = await portal.pool.query(
    "INSERT INTO stone_pair (first_id, second_id, score) VALUES ($1, $2, 90) RETURNING id",
    ids,
  );
  return rows[0].id;
}

/** A recent pair search of a person. */
export async function aRecentPairSearch(portal: TestApp, owner: Owner): Promise<number> {
  const { rows } = await portal.pool.query(
    `INSERT INTO recent_search (account_id, search_type, diamond_type, params, pieces)
      VALUES ($1, 2, 'white', '{"search":{"diamond_type":"white","attributes":{"color":{"values":["D"]}}}}', 3) RETURNING id`,
    [await ownerId(portal, owner)],
  );
  return rows[0].id;
}

const rule = { diamond_type: "white", stone_origin: 2, from_carat: 1, to_carat: 1.49, kind: "percent", value: 4.5 };
const price = { shape_group: "round", color: "G", clarity: "VS2", from_carat: 1, to_carat: 1.49, price: 8300 };

/** One good request for each operation about stones and their prices. */
export const stoneSamples = {
  listStoneAttributes: bare,
  searchStones: { ask: () => ({ body: { diamond_type: "white" } }) },
  searchByAddress: { ask: () => ({ query: { diamond_type: "white", color: "D,E" } }) },
  filterSearch: { ask: () => ({ body: { diamond_type: "white" } }) },
  getSearchStart: bare,
  keepSearchStart: { ask: () => ({ body: { diamond_type: "white", stone_origin: 1 } }) },
  listStoneFields: { ask: () => ({ query: { view: "search" } }) },
  keepStoneFieldSet: {
    ask: () => ({ query: { view: "search" }, body: { name: "Pricing", columns: [{ id: "carat", is_shown: true }] } }),
  },
  deleteStoneFieldSet: {
    ask: async (portal, owner) => {
      await portal.pool.query(
        `INSERT INTO stone_table (account_id, view, columns, sets)
          VALUES ($1, 'search', '[]', '[{"name": "Pricing", "columns": []}]')`,
        [await ownerId(portal, owner)],
      );
      return { query: { view: "search", name: "Pricing" } };
    },
  },
  saveStoneFields: { ask: () => ({ query: { view: "search" }, body: { columns: [{ id: "carat", is_shown: true }] } }) },
  listClientOptions: bare,
  explainVisibility: {
    ask: async (portal) => ({
      query: { stock_no: await aStockNumber(portal), user_id: await ownerId(portal, "customer") },
    }),
    refused: { 2: 403, 4: 403, 5: 403, 6: 403, 7: 403, 8: 403 },
  },
  listShareLinks: bare,
  shareDiamonds: { ask: async (portal) => ({ body: { stock_numbers: [await aStockNumber(portal)] } }) },
  withdrawShareLink: {
    ask: async (portal, owner) => ({ path: { id: (await aShareLink(portal, owner)).id } }),
    owned: [],
  },
  // The link is given out by somebody with the right to.
  getSharedStones: { ask: async (portal) => ({ path: { token: (await aShareLink(portal, "customer")).token } }) },
  listArrivals: { ask: () => ({ query: { diamond_type: "white" } }) },
  searchArrivals: { ask: () => ({ body: { diamond_type: "white" } }) },
  countArrivals: { ask: () => ({ query: { diamond_type: "white" } }) },

  listSavedSearches: bare,
  createSavedSearch: { ask: () => ({ body: { name: "Whites", search: { diamond_type: "white" } } }) },
  getSavedSearch: { owned: [], ask: async (portal, owner) => ({ path: { id: await aSavedSearch(portal, owner) } }) },
  updateSavedSearch: {
    owned: [],
    ask: async (portal, owner) => ({
      path: { id: await aSavedSearch(portal, owner) },
      body: { name: "All whites", version: 1 },
    }),
  },
  deleteSavedSearch: { owned: [], ask: async (portal, owner) => ({ path: { id: await aSavedSearch(portal, owner) } }) },
  listRecentSearches: bare,
  recordSearch: { ask: () => ({ body: { search: { diamond_type: "white" } } }) },
  getRecentSearch: { owned: [], ask: async (portal, owner) => ({ path: { id: await aRecentSearch(portal, owner) } }) },
  runRecentSearch: { owned: [], ask: async (portal, owner) => ({ path: { id: await aRecentSearch(portal, owner) } }) },
  listDemands: bare,
  createDemand: { refused: { 4: 422 }, ask: () => ({ body: { name: "Whites", search: { diamond_type: "white" } } }) },
  updateDemand: {
    owned: [],
    ask: async (portal, owner) => ({
      path: { id: await aDemand(portal, owner) },
      body: { name: "All whites", version: 1 },
    }),
  },
  deleteDemand: { owned: [], ask: async (portal, owner) => ({ path: { id: await aDemand(portal, owner) } }) },
  setDemandStatus: {
    owned: [],
    ask: async (portal, owner) => ({ path: { id: await aDemand(portal, owner) }, body: { is_active: false } }),
  },
  searchPairs: { ask: () => ({ body: { diamond_type: "white", attributes: { color: { values: ["D"] } } } }) },
  searchRecentPairs: {
    ask: async (portal, owner) => ({ path: { id: await aRecentPairSearch(portal, owner) } }),
    owned: [],
  },
  listKeptPairs: bare,
  keepPair: { ask: async (portal) => ({ body: { kind: "stones", stock_nos: (await twoAlike(portal)).stock_nos } }) },
  updatePair: { ask: async (portal) => ({ body: { id: await aKeptPair(portal), version: 1, is_separable: false } }) },
  deletePair: { ask: async (portal) => ({ path: { id: await aKeptPair(portal) } }) },

  listCaratRanges: bare,
  createCaratRange: { ask: () => ({ body: { from_carat: 0.01, to_carat: 0.17 } }) },
  setCaratRangeStatus: {
    ask: async (portal) => ({ path: { id: await caratRangeId(portal) }, body: { is_active: false } }),
  },
  moveCaratRange: {
    ask: async (portal) => ({
      path: { id: await caratRangeId(portal) },
      body: { sequence: 1, seen: await caratRangeIds(portal) },
    }),
  },
  updateCaratRange: {
    ask: async (portal) => ({ path: { id: await caratRangeId(portal) }, body: { from_carat: 1, version: 1 } }),
  },
  deleteCaratRange: { ask: async (portal) => ({ path: { id: await caratRangeId(portal) } }) },
  listCollections: bare,
  createCollection: { ask: () => ({ body: { name: "Pairs", diamond_type: "white" } }) },
  setCollectionStatus: {
    ask: async (portal) => ({ path: { id: await collectionId(portal) }, body: { is_active: false } }),
  },
  getCollection: { ask: async (portal) => ({ path: { id: await collectionId(portal) } }) },
  updateCollection: {
    ask: async (portal) => ({ path: { id: await collectionId(portal) }, body: { name: "Rounds", version: 1 } }),
  },
  deleteCollection: { ask: async (portal) => ({ path: { id: await collectionId(portal) } }) },
  getStockDetails: bare,
  getTrackReport: { ask: async (portal) => ({ query: { search: await aStockNumber(portal) } }) },
  getStoneHistory: { ask: async (portal) => ({ query: { stock_no: await aStockNumber(portal) } }) },
  saveFeaturedStones: {
    ask: async (portal) => ({
      body: { stock_numbers: [await aStockNumber(portal)], business_id: await businessId(portal) },
    }),
  },
  setFeaturedStoneStatus: {
    ask: async (portal) => ({ path: { id: await featuredId(portal) }, body: { is_active: false } }),
  },
  deleteFeaturedStone: { ask: async (portal) => ({ path: { id: await featuredId(portal) } }) },
  listFeaturedStones: { ask: () => ({ body: {} }) },
  getStockSummary: bare,
  downloadStones: {
    ask: async (portal) => ({ body: { stock_numbers: [await aStockNumber(portal)], format: "csv" } }),
  },
  downloadStoneZip: { ask: async (portal) => ({ query: { stock_no: await aStockNumber(portal) } }) },
  getSimilarPrices: { ask: async (portal) => ({ query: { stock_no: await aStockNumber(portal) } }) },
  showSelectedStones: { ask: async (portal) => ({ body: { stock_numbers: [await aStockNumber(portal)] } }) },
  createSubCaratRange: {
    ask: async (portal) => ({
      body: {
        carat_range_id: await id(portal, "SELECT id FROM carat_range WHERE from_carat = 3.00"),
        from_carat: 3,
        to_carat: 3.49,
      },
    }),
  },
  updateSubCaratRange: {
    ask: async (portal) => ({ path: { id: await subRangeId(portal) }, body: { to_carat: 1.08, version: 1 } }),
  },
  deleteSubCaratRange: { ask: async (portal) => ({ path: { id: await subRangeId(portal) } }) },

  getRapPrice: bare,
  insertLatestPrices: { ask: () => ({ body: { label: "Our list", effective_on: "2026-12-01", rows: [price] } }) },
  syncListPrices: bare,
  listPriceLists: bare,
  updateLatestPrices: {
    ask: async (portal) => ({
      body: {
        list_id: await id(portal, "SELECT id FROM price_list"),
        version: 1,
        rows: [{ id: await id(portal, "SELECT min(id) AS id FROM list_price"), version: 1, price: 9900 }],
      },
    }),
  },
  listBusinessMarkups: bare,
  listProviderMarkups: { ask: async (portal) => ({ path: { id: await businessId(portal) } }) },
  listAssociateMarkups: bare,
  getDefaultMarkup: bare,
  explainPrice: { ask: async (portal) => ({ query: { stock_no: await aStockNumber(portal) } }) },
  updateBusinessMarkup: {
    ask: async (portal) => ({ body: { business_id: await businessId(portal), version: 0, rules: [rule] } }),
  },
  updateProviderMarkup: {
    ask: async (portal) => ({
      body: {
        business_id: await businessId(portal),
        provider_id: await providerId(portal),
        version: 0,
        rules: [rule],
      },
    }),
  },
  updateAssociateMarkup: {
    ask: async (portal) => ({
      body: { associate_id: await ownerId(portal, "associate"), version: 0, rules: [rule] },
    }),
  },
  updateDefaultMarkup: { ask: () => ({ body: { version: 1, rules: [rule] } }) },

  getUsdInr: bare,
  setUsdInr: { ask: () => ({ body: { rate: 84.25, as_of: "2026-11-20", version: 1 } }) },
} satisfies Partial<Record<OperationId, Sample>>;
