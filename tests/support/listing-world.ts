import type { OperationId } from "#api/operation-types.ts";
import type { Pagination } from "#server/db/crud.ts";
import { aLoad, loadWithRows } from "./a-load.ts";
import type { DemoName } from "./actors.ts";
import type { LooseInput } from "./api.ts";
import { useAppWith } from "./app.ts";
import { aCheckpoint } from "./audit-proof-samples.ts";
import { changedTransition, presentMemo } from "./changed-memo.ts";
import { aLoadOf, deliversFor } from "./delivery-samples.ts";
import { aKey } from "./external-rows.ts";
import { aFeed, feedRunsOf } from "./feed-samples.ts";
import { someContent } from "./home-samples.ts";
import { aDemand, aRecentSearch, aSavedSearch } from "./kept-rows.ts";
import { aDocument } from "./kyc-rows.ts";
import { aListedLine, lineListSamples } from "./line-list-samples.ts";
import { aStoppedAddress } from "./mail-samples.ts";
import { aMailing, mailingWithRuns, runWithSends } from "./mailings.ts";
import { someNotices } from "./notice-samples.ts";
import { aTask } from "./paper-rows.ts";
import { memoOf } from "./papers.ts";
import { aJob, aMail, aSession, aShareLink, ownerId } from "./rows.ts";
import { aScheduledReport, reportRunsOf } from "./scheduled-report-samples.ts";
import type { ListOperation } from "./shown-lists.ts";
import { aGuest } from "./staff-samples.ts";
import { someStockLists, stockListRunsOf } from "./stock-list-samples.ts";
import { aKeptPair, aRecentPairSearch } from "./stone-samples.ts";
import { aDeviantMemo } from "./workflow-samples.ts";

type Page = {
  data: Record<string, unknown>[];
  pagination: Pagination;
};

/** Lists that no administrator asks. */
const askers: Partial<Record<OperationId, DemoName>> = { listMyLoads: "api", listMyRefusedRows: "api" };

export const lineLists = Object.keys(lineListSamples) as ListOperation[];

/** Spec §3: these answer their rows as `stockList`. */
const stockLists: OperationId[] = [
  "listArrivals",
  "listKeptPairs",
  "listCollections",
  "getCollection",
  "runRecentSearch",
  "searchArrivals",
  "searchByAddress",
  "searchPairs",
  "searchRecentPairs",
  "searchStones",
];

const kycPapers = [
  ["customer", "business"],
  ["customer", "owner"],
  ["customer2", "owner"],
] as const;

export const rowsName = (id: OperationId) => (stockLists.includes(id) ? "stockList" : "data");

export function useListingWorld() {
  /** Its rows are made once for all tests, so that no list is empty. */
  const portal = useAppWith(["admin", "api"], () => fill());
  /** The query that a listing must be asked with, where the bare call is not allowed. */
  const needs: Partial<Record<OperationId, LooseInput | (() => Promise<LooseInput>)>> = {
    runRecentSearch: async () => ({ path: { id: await aRecentSearch(portal, "admin") } }),
    searchArrivals: { body: { diamond_type: "white" } },
    searchPairs: { body: { diamond_type: "white" } },
    searchRecentPairs: async () => ({ path: { id: await aRecentPairSearch(portal, "admin") } }),
    listStates: { path: { id: 101 } },
    listCities: { path: { id: 4030 } },
    listCategories: { query: { role_id: 5 } },
    listSubmodules: { query: { category_id: 1 } },
    listProviderMarkups: { path: { id: 1 } },
    getCollection: { path: { id: 1 } },
    listLoadRows: async () => ({ path: { id: await loadWithRows(portal, 3) } }),
    listMyLoads: async () => {
      const { rows } = await portal.pool.query(
        "SELECT provider_id FROM load UNION ALL SELECT min(id) FROM provider LIMIT 1",
      );
      await deliversFor(portal, "api", rows[0].provider_id);
      await portal.pool.query("UPDATE load SET provider_id = $1", [rows[0].provider_id]);
      return {};
    },
    listMyRefusedRows: async () => {
      const { rows } = await portal.pool.query("SELECT load_id AS id FROM load_row WHERE kind = 'refused' LIMIT 1");
      return { path: { id: rows[0]?.id ?? (await aLoadOf(portal, "api", 3)) } };
    },
    listFeedRuns: async () => ({ path: { id: await feedRunsOf(portal, 3) } }),
    listInventoryDiamonds: async () => ({ body: { id: await aMailing(portal) } }),
    planBulkEmail: async () => ({ path: { id: await aMailing(portal) } }),
    listBulkEmailRuns: async () => ({ path: { id: await mailingWithRuns(portal, 3) } }),
    listBulkEmailSends: async () => ({ path: { id: await runWithSends(portal) } }),
    listReportRuns: async () => ({ path: { id: await reportRunsOf(portal, 3) } }),
    listStockListRuns: async () => ({ path: { id: await stockListRunsOf(portal, 3) } }),
    listLostDeals: { query: { step: "hold", figure: "began" } },
    listReportGroups: { query: { groupBy: 3, kind: "holds" } },
    listReportLines: { query: { kind: "memos" } },
    listBusinessUsers: { path: { id: 1 } },
    listSessionsOf: async () => ({ path: { id: await ownerId(portal, "admin") } }),
    listApiKeys: async () => ({ path: { id: await ownerId(portal, "api") } }),
    searchStones: { body: {} },
    listWorkflowItems: { path: { name: "memo" } },
    listDeviations: { path: { name: "memo" } },
    replayWorkflow: {
      path: { name: "memo" },
      body: { description: changedTransition(presentMemo, "memo.issue", { roles: {} }) },
    },
  };
  async function ask(id: OperationId, query: object = {}) {
    const need = needs[id] ?? {};
    const given = typeof need === "function" ? await need() : need;
    return portal.as(askers[id] ?? "admin").send(id, { ...given, query: { ...given.query, ...query } });
  }
  async function pageOf(id: OperationId, query?: object): Promise<Page> {
    const answer = (await ask(id, query)).data as Page & { stockList?: Page["data"] };
    return { ...answer, data: answer[rowsName(id)] ?? [] };
  }
  async function fill() {
    await aStoppedAddress(portal);
    await memoOf(portal, "customer", 3); // before rows with numbers of their own
    for (const status of ["kept", "failed", "kept"] as const) await aMail(portal, status);
    for (const name of ["admin", "customer", "admin"] as const) await aJob(portal, name);
    for (const make of [aSession, aSavedSearch, aRecentSearch, aDemand, aShareLink]) await make(portal, "admin");
    await someStockLists(portal);
    for (let made = 0; made < 3; made++) await aScheduledReport(portal);
    for (const name of ["Rounds", "Fancies", "Pears"]) await aMailing(portal, "draft", { name, subject: name });
    for (const name of ["Mornings", "Evenings", "Noons"]) await aFeed(portal, "off", { name });
    for (let made = 0; made < 3; made++) await aLoad(portal);
    await someContent(portal);
    await aKeptPair(portal);
    for (const [name, category] of kycPapers) await aDocument(portal, name, category);
    for (const id of lineLists) {
      for (const holder of ["customer", "customer2", "customer"] as const) await aListedLine(portal, id, holder);
    }
    for (const name of ["admin", "associate", "admin"] as const) await aTask(portal, name);
    await someNotices(portal, await ownerId(portal, "admin"), 3);
    for (const company of ["Early Bird", "Orchard Lane"]) await aGuest(portal, company);
    for (let made = 0; made < 3; made++) await aCheckpoint(portal);
    for (const name of ["admin", "api", "api"] as const) await aKey(portal, name);
    for (const steps of [1, 2, 3]) await aDeviantMemo(portal, steps);
  }
  return { ask, pageOf };
}
