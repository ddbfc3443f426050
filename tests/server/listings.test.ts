import { describe, expect, test } from "vitest";
import type { OperationId } from "#api/operation-types.ts";
import { expectRefusal } from "#support/answer.ts";
import { listings } from "#support/contract.ts";
import { lineLists, useListingWorld } from "#support/listing-world.ts";
import { paged } from "#support/paged.ts";

const { ask, pageOf } = useListingWorld();
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

for (const listing of listings) {
  const id = listing.info.id;
  const parameter = (name: string) => listing.parameters.find((one) => one.in === "query" && one.name === name);

  describe(id, () => {
    test("its pages are the whole without overlap, the last one and those past the end included", async () => {
      const { data: all, pagination: whole } = await pageOf(id, { size: 1000 });
      const total = whole.totalRecords;
      expect(total).toBeGreaterThan(0);
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
    "listInventoryDiamonds",
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
