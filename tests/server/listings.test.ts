import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import type { Pagination } from "#server/db/crud.ts";
import { aLoad, loadWithRows } from "#support/a-load.ts";
import type { DemoName } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import type { LooseInput } from "#support/api.ts";
import { useAppWith } from "#support/app.ts";
import { aCheckpoint } from "#support/audit-proof-samples.ts";
import { changedTransition, presentMemo } from "#support/changed-memo.ts";
import { listings } from "#support/contract.ts";
import { aLoadOf, deliversFor } from "#support/delivery-samples.ts";
import { aKey } from "#support/external-rows.ts";
import { aFeed, feedRunsOf } from "#support/feed-samples.ts";
import { someContent } from "#support/home-samples.ts";
import { aDemand, aRecentSearch, aSavedSearch } from "#support/kept-rows.ts";
import { aDocument } from "#support/kyc-rows.ts";
import { aListedLine, lineListSamples } from "#support/line-list-samples.ts";
import { aStoppedAddress } from "#support/mail-samples.ts";
import { aMailing, mailingWithRuns, runWithSends } from "#support/mailings.ts";
import { someNotices } from "#support/notice-samples.ts";
import { paged } from "#support/paged.ts";
import { aTask } from "#support/paper-rows.ts";
import { memoOf } from "#support/papers.ts";
import { aJob, aMail, aSession, aShareLink, ownerId } from "#support/rows.ts";
import { aScheduledReport, reportRunsOf } from "#support/scheduled-report-samples.ts";
import type { ListOperation } from "#support/shown-lists.ts";
import { aGuest } from "#support/staff-samples.ts";
import { someStockLists, stockListRunsOf } from "#support/stock-list-samples.ts";
import { aKeptPair, aRecentPairSearch } from "#support/stone-samples.ts";
import { aDeviantMemo } from "#support/workflow-samples.ts";

/** Its rows are made once for all tests, so that no list is empty. */
const portal = useAppWith(["admin", "api"], () => fill());
type Page = {
  data: Record<string, unknown>[];
  pagination: Pagination;
};

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
/** Lists that no administrator asks. */
const askers: Partial<Record<OperationId, DemoName>> = { listMyLoads: "api", listMyRefusedRows: "api" };
const lineLists = Object.keys(lineListSamples) as ListOperation[];
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
/** The parts of an answer about all of its rows. */
const besides = [
  "list",
  "collection",
  "totals",
  "facets",
  "carat_ranges",
  "loosen",
  "group",
  "startDate",
  "search",
  "stones_searched",
  "tabs",
  "counts",
  "has_more",
  "has_mail_server",
  "version",
  "model",
  "since",
  "until",
  "is_whole",
  "items",
  "steps",
  "moot",
  "differing",
  "kinds",
  "pieces",
  "lines",
  "period",
];
const ofLines = ["created_at", "updated_at", "status"];
const contentColumns = ["title", "page", "start_date", "end_date", "is_active", "updated_at"];
const sortable: Partial<Record<OperationId, string[]>> = {
  ...Object.fromEntries(lineLists.map((id) => [id, ofLines])),
  listAssociates: ["first_name", "last_name", "email", "user_name", "customers", "created_at"],
  listClients: ["first_name", "last_name", "email", "is_active", "created_at", "updated_at"],
  listKyc: ["created_at", "decided_at", "status", "company_name"],
  listAdmins: ["first_name", "last_name", "email", "user_name", "is_active", "last_seen_at", "created_at"],
  listAuditors: ["first_name", "last_name", "email", "user_name", "is_active", "last_seen_at", "created_at"],
  listQcs: ["first_name", "last_name", "email", "user_name", "is_active", "last_seen_at", "created_at"],
  listGuests: ["guest_name", "company_name", "email", "created_at", "last_seen_at"],
  listPopups: contentColumns,
  listEvents: contentColumns,
  listBanners: contentColumns,
  listAppVersions: ["app_version", "is_required", "released_on", "updated_at"],
  listBulkEmails: ["name", "subject", "state", "updated_at"],
  listFeeds: ["name", "provider", "state", "updated_at"],
  listScheduledReports: ["name", "format", "is_active", "updated_at"],
  listStockLists: ["name", "diamond_type", "format", "is_active", "fetched_at", "updated_at"],
  listCollections: ["name", "diamond_type", "is_active", "updated_at", "stone_count"],
  listExternalClients: ["source", "email", "is_active", "keys", "last_used_at", "created_at", "updated_at"],
  listMasters: ["code", "name", "is_active", "updated_at", "sub_master_count"],
  listProviders: ["name", "prefix", "stones", "stocked_at", "is_active", "updated_at"],
  listOutbox: ["to", "subject", "kind", "status", "created_at", "sent_at", "attempts"],
  searchByAddress: ["stock_no"],
  listWorkflowItems: ["state", "since", "steps"],
  listSubMasters: [
    "sequence",
    "code",
    "name",
    "master_code",
    "is_active",
    "is_default",
    "is_display",
    "created_at",
    "updated_at",
  ],
};

async function ask(id: OperationId, query: object = {}) {
  const need = needs[id] ?? {};
  const given = typeof need === "function" ? await need() : need;
  return portal.as(askers[id] ?? "admin").send(id, { ...given, query: { ...given.query, ...query } });
}
const kycPapers = [
  ["customer", "business"],
  ["customer", "owner"],
  ["customer2", "owner"],
] as const;
const rowsName = (id: OperationId) => (stockLists.includes(id) ? "stockList" : "data");
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

for (const listing of listings) {
  const id = listing.info.id;
  const parameter = (name: string) => listing.parameters.find((one) => one.in === "query" && one.name === name);

  describe(id, () => {
    test("answers an array of rows and where they stand among all", async () => {
      const answer = (await ask(id, { size: 1000 })).data as object;
      const all = await pageOf(id, { size: 1000 });
      const total = all.pagination.totalRecords;
      expect(total).toBeGreaterThan(0);
      expect(all.data).toHaveLength(Math.min(total, 1000));
      expect(Object.keys(answer).filter((key) => !besides.includes(key))).toEqual([rowsName(id), "pagination"]);
      expect(all.pagination).toEqual(paged(1, 1000, total));
    });

    test("its pages are the whole without overlap, the last one and those past the end included", async () => {
      const all = (await pageOf(id, { size: 1000 })).data;
      const total = (await pageOf(id, { size: 1000 })).pagination.totalRecords;
      const size = Math.min(1000, Math.max(1, Math.ceil(total / 3)));
      const totalPages = Math.ceil(total / size);
      const rows: unknown[] = [];
      for (let page = 1; page <= totalPages; page++) {
        const { data, pagination } = await pageOf(id, { page, size });
        expect(pagination).toEqual(paged(page, size, total));
        expect(data).toHaveLength(page < totalPages ? size : total - size * (totalPages - 1));
        rows.push(...data);
      }
      expect(rows.slice(0, 1000)).toEqual(all);
      const past = await pageOf(id, { page: totalPages + 1, size });
      expect(past).toMatchObject({ data: [], pagination: paged(totalPages + 1, size, total) });
    });

    test("refuses a page 0, a page of nothing and one of more than a thousand", async () => {
      for (const wrong of [{ page: 0 }, { page: -1 }, { page: "first" }, { size: 0 }, { size: 1001 }, { size: 2.5 }]) {
        expectRefusal(await ask(id, wrong), 400, "malformed", [`/query/${Object.keys(wrong)[0]}`]);
      }
    });

    test("refuses a parameter that nobody knows, so that a misspelt filter is never everything", async () => {
      expectRefusal(await ask(id, { serach: "x" }), 400, "unknownParameter", ["/query/serach"]);
      expect((await ask(id, { timestamp: 1_795_000_000_000 })).status).toBe(200);
    });

    if (parameter("search")) {
      test("that finds nothing answers the first page of fifty, whatever was asked (spec §9)", async () => {
        for (const asked of [{}, { page: 3, size: 10 }]) {
          const { data, pagination } = await pageOf(id, { search: "no such thing 4711", ...asked });
          expect(data).toEqual([]);
          expect(pagination).toEqual(paged(1, 50, 0));
        }
      });
    }

    test("is sorted by the columns that are named for it, and by no others", async () => {
      if (!parameter("sort")) {
        expectRefusal(await ask(id, { sort: "id" }), 400, "unknownParameter", ["/query/sort"]);
        return;
      }
      const columns = sortable[id] ?? [];
      expect(columns.length).toBeGreaterThan(0);
      for (const column of columns) {
        const values = async (sort: string) => (await pageOf(id, { sort, size: 1000 })).data.map((row) => row[column]);
        const up = await values(column);
        expect((await values(`-${column}`)).filter((value) => value !== null)).toEqual(
          up.filter((value) => value !== null).reverse(),
        );
      }
      for (const unknown of ["password", "id_", "constructor", "__proto__", `${columns[0]},nothing`]) {
        expectRefusal(await ask(id, { sort: unknown }), 422, "sortUnknown");
      }
      expectRefusal(await ask(id, { sort: "code; DROP TABLE master" }), 400, "malformed", ["/query/sort"]);
    });
  });
}

test("every list of the contract was looked at", () => {
  expect(listings.map(({ info }) => info.id).sort()).toEqual([
    "getCollection",
    "getRapPrice",
    "listAdmins",
    "listApiKeys",
    "listAppVersions",
    "listArrivals",
    "listAssociateMarkups",
    "listAssociateOptions",
    "listAssociates",
    "listAuditLogs",
    "listAuditors",
    "listBanners",
    "listBulkEmailRuns",
    "listBulkEmailSends",
    "listBulkEmails",
    "listBusinessMarkups",
    "listBusinessUsers",
    "listCaratRanges",
    "listCarts",
    "listCategories",
    "listCheckpoints",
    "listCities",
    "listClientOptions",
    "listClients",
    "listCollections",
    "listConfirms",
    "listCountries",
    "listCountryCodes",
    "listDemands",
    "listDeviations",
    "listEnquiries",
    "listEvents",
    "listExternal",
    "listExternalClients",
    "listFeedRuns",
    "listFeeds",
    "listGuests",
    "listHolds",
    "listInvoices",
    "listJobs",
    "listKeptPairs",
    "listKyc",
    "listLoadRows",
    "listLoads",
    "listLostDeals",
    "listMasters",
    "listMemos",
    "listMyLoads",
    "listMyRefusedRows",
    "listNotes",
    "listNotices",
    "listOutbox",
    "listOwnApiKeys",
    "listPopups",
    "listPriceLists",
    "listProviderMarkups",
    "listProviders",
    "listQcs",
    "listRecentSearches",
    "listReportGroups",
    "listReportLines",
    "listReportRuns",
    "listRoleUsers",
    "listRoles",
    "listSavedSearches",
    "listScheduledReports",
    "listSessions",
    "listSessionsOf",
    "listShareLinks",
    "listStates",
    "listStockListRuns",
    "listStockLists",
    "listStoppedAddresses",
    "listSubMasters",
    "listSubmodules",
    "listTasks",
    "listUserCustomers",
    "listWatchlist",
    "listWorkflowItems",
    "planBulkEmail",
    "replayWorkflow",
    "runRecentSearch",
    "searchArrivals",
    "searchByAddress",
    "searchPairs",
    "searchRecentPairs",
    "searchStones",
  ]);
});
