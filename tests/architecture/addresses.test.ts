import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import type { Address } from "#domain/address.ts";
import { addresses } from "#domain/addresses.ts";
import { auditFilter, auditSearch } from "#features/audit/audit-search.ts";
import { confirmDeskSearch } from "#features/confirm-desk/confirm-desk-search.ts";
import { recentParams } from "#features/kept-searches/kept-params.ts";
import { markupsSearch } from "#features/markups/markups-search.ts";
import { matchPairsSearch } from "#features/match-pairs/match-pairs-search.ts";
import { memoDeskSearch } from "#features/memo-desk/memo-desk-search.ts";
import { newArrivalsSearch } from "#features/new-arrivals/new-arrivals-search.ts";
import { readResults, writeResults } from "#features/search/results-search.ts";
import { collectionSearch, specialSearch } from "#features/showcase/showcase-search.ts";
import { stockOverviewSearch } from "#features/stock-overview/stock-overview-search.ts";
import { linesSearch } from "#features/stone-lists/lines-search.ts";
import { trackReportSearch } from "#features/track-report/track-report-search.ts";
import { sourceFiles } from "#support/source-files.ts";

const kept = { search: { diamond_type: "white" as const, attributes: { color: { values: ["D"] } } } };

/** Each of them with something to say. */
const all: Record<keyof typeof addresses, Address> = {
  ...constants(),
  screen: addresses.screen("transaction/hold", { currentTab: "held" }),
  door: addresses.door({ form: "guest", from: "/search?color=D" }),
  firstDay: addresses.firstDay("company"),
  paperSettings: addresses.paperSettings("bank"),
  collection: addresses.collection(3),
  stonesOf: addresses.stonesOf(6),
  numbers: addresses.numbers(["JD1", "JD 2"]),
  letterStones: addresses.letterStones("5b0c1c4e-6a4e-4f1f-9a53-0d1b7f3f5a10"),
  stone: addresses.stone("JD1"),
  stonesSince: addresses.stonesSince("2026-11-21T14:05:00Z"),
  stock: addresses.stock({ diamond_type: "fancy", shape: "OVAL" }),
  stillSold: addresses.stillSold(kept.search),
  found: addresses.found(kept.search, 6),
  newDemand: addresses.newDemand(kept.search),
  kept: addresses.kept({ ...kept, search_type: 1, client: { id: 6 } }),
  clientsIn: addresses.clientsIn(101),
  failedMail: addresses.failedMail(3),
  stockList: addresses.stockList(7),
  mailRule: addresses.mailRule(7),
  trackReport: addresses.trackReport("JD1"),
  scheduledReports: addresses.scheduledReports(false),
  mailFigures: addresses.mailFigures("lostDeals", { shape: "ROUND", by: "client" }),
  list: addresses.list("memo", { user_id: 6 }),
  ownList: addresses.ownList("hold", { currentTab: "all", line: 7 }),
  confirmDesk: addresses.confirmDesk({ line: 7 }),
  memoDesk: addresses.memoDesk({ user_id: 6 }),
  paper: addresses.paper(5),
  ownPaper: addresses.ownPaper(5),
  ownLoads: addresses.ownLoads("scorecard"),
  ownLoad: addresses.ownLoad(3),
  task: addresses.task(4),
  sharedLink: addresses.sharedLink(7),
  newTask: addresses.newTask(5),
  client: addresses.client(6, "kyc"),
  clientsBusiness: addresses.clientsBusiness(6),
  provider: addresses.provider(3, "loads"),
  editProvider: addresses.editProvider(3),
  feed: addresses.feed(3, 7),
  mailing: addresses.mailing(2, { tab: "report", run: 5 }),
  externalClient: addresses.externalClient(9),
  associate: addresses.associate(4, "hold"),
  guest: addresses.guest(8),
  load: addresses.load(7, "difference", "changed", "rising"),
  loadFinding: addresses.loadFinding(7, "totalRow", "left_out"),
  loadRow: addresses.loadRow({ id: 7, row_id: 4711, kind: "changed", stock_no: "HARBA1" }),
  newLoad: addresses.newLoad({ provider: 3 }),
  markupsOf: addresses.markupsOf(2),
  markupsOfProvider: addresses.markupsOfProvider({ id: 3, name: "Aldgate Diamonds" }),
  mails: addresses.mails("failed"),
  jobs: addresses.jobs("running"),
  workflow: addresses.workflow("memo", 14),
  auditRow: addresses.auditRow(40),
  auditOfItem: addresses.auditOfItem("memo", "14"),
  auditOfStone: addresses.auditOfStone("JD1"),
};

type Constant = { [Name in keyof typeof addresses]: (typeof addresses)[Name] extends string ? Name : never };

function constants() {
  const found = Object.entries(addresses).filter(([, address]) => typeof address === "string");
  return Object.fromEntries(found) as Record<Constant[keyof Constant], Address>;
}

test("every address of the portal is this one", () => {
  expect(all).toMatchInlineSnapshot(`
    {
      "allClients": "/client?tab=all",
      "allSubMasters": "/settings/master-settings/master/all",
      "apiGuide": "/docs/api.html",
      "associate": "/business-associate/4/hold",
      "associates": "/business-associate",
      "auditLog": "/admin/audit-logs",
      "auditOfItem": "/admin/audit-logs?workflow=memo&item=14",
      "auditOfStone": "/admin/audit-logs?stock=JD1",
      "auditRow": "/admin/audit-logs?entry=40",
      "bulkEmail": "/settings/system-settings/bulk-email",
      "client": "/client/6?tab=kyc",
      "clients": "/client",
      "clientsBusiness": "/client/6?edit=business",
      "clientsIn": "/client?tab=all&country_id=101",
      "collection": "/collection/3",
      "collections": "/collection",
      "confirmDesk": "/transaction/confirm-stone/desk?line=7",
      "demands": "/search/demands",
      "door": "/login?form=guest&from=%2Fsearch%3Fcolor%3DD",
      "editProvider": "/inventory/company?open=3&edit=true",
      "externalClient": "/api/9",
      "externalClients": "/api",
      "failedMail": "/admin/outbox?status=failed&open=3",
      "featuredStones": "/inventory/featured-stones",
      "feed": "/inventory/providers/3?tab=feeds&open=7",
      "feeds": "/inventory/feeds",
      "firstDay": "/first-day?step=company",
      "found": "/search?diamond_type=white&color=D&user_id=6",
      "guest": "/guests?open=8",
      "home": "/dashboard",
      "house": "/settings/system-settings/house",
      "jobs": "/admin/outbox?tab=jobs&state=running",
      "kept": "/search?diamond_type=white&color=D&user_id=6",
      "kyc": "/kyc",
      "kycQueue": "/client?tab=queue",
      "letterStones": "/search/letter/5b0c1c4e-6a4e-4f1f-9a53-0d1b7f3f5a10",
      "list": "/transaction/memo?user_id=6",
      "listPrices": "/inventory/rap-prices",
      "liveUsers": "/admin/live-users",
      "load": "/inventory/loads/7?step=difference&kind=changed&price=rising",
      "loadFinding": "/inventory/loads/7?step=difference&kind=left_out&finding=totalRow",
      "loadRow": "/inventory/loads/7?step=difference&kind=changed&search=HARBA1&open=4711",
      "loads": "/inventory/loads",
      "loadsThatWait": "/inventory/loads?state=waiting",
      "mailFigures": "/transaction/reports/scheduled?shape=ROUND&by=client&figures=lostDeals&add=true",
      "mailRule": "/settings/system-settings/bulk-email?open=7",
      "mailing": "/settings/system-settings/bulk-email/2?tab=report&run=5",
      "mails": "/admin/outbox?status=failed",
      "manageCollections": "/inventory/collections",
      "markups": "/inventory/markups",
      "markupsOf": "/inventory/markups?tab=business&of=2",
      "markupsOfProvider": "/inventory/markups?tab=business_provider&of=3&search=Aldgate%20Diamonds",
      "masters": "/settings/master-settings/master",
      "matchPairs": "/matchpair",
      "memoDesk": "/transaction/memo/desk?user_id=6",
      "newDemand": "/search/demands?new=1&diamond_type=white&color=D",
      "newLoad": "/inventory/loads/new?provider=3",
      "newTask": "/transaction/tasks?new=true&paper=5",
      "numbers": "/search?numbers=JD1%2CJD%202",
      "ownBusiness": "/customer-profile/business",
      "ownList": "/customer-profile/hold?currentTab=all&line=7",
      "ownLists": "/customer-profile",
      "ownLoad": "/my-loads/3",
      "ownLoads": "/my-loads?tab=scorecard",
      "ownPaper": "/customer-profile/paper/5",
      "ownReports": "/customer-profile/reports",
      "paper": "/transaction/paper/5",
      "paperSettings": "/settings/system-settings/papers?field=bank",
      "profile": "/customer-profile/profile",
      "provider": "/inventory/providers/3?tab=loads",
      "providers": "/inventory/company",
      "recentSearches": "/search/recent",
      "savedSearches": "/search/saved",
      "scheduledReports": "/transaction/reports/scheduled",
      "screen": "/transaction/hold?currentTab=held",
      "search": "/search",
      "sharedLink": "/share-link?link=7",
      "sharedLinks": "/share-link",
      "stillSold": "/search?diamond_type=white&color=D&stone_origin=1%2C2&status=!2%2C8",
      "stock": "/search?diamond_type=fancy&shape=OVAL&stone_origin=1%2C2&status=!2%2C8",
      "stockList": "/inventory/stock-list?open=7",
      "stockOverview": "/search/overview",
      "stone": "/search?numbers=JD1&stock=JD1",
      "stonesOf": "/search?user_id=6",
      "stonesSince": "/search?availability=1&since=2026-11-21T14%3A05%3A00Z&sort=-arrived_at",
      "task": "/transaction/tasks?open=4",
      "tasks": "/transaction/tasks",
      "trackReport": "/track-report?stock=JD1",
      "tradeRules": "/settings/system-settings/trade-rules",
      "workflow": "/admin/workflows/memo?item=14",
      "workflows": "/admin/workflows",
    }
  `);
});

test("every address leads to a screen, or to a document beside the portal", () => {
  const routes = sourceFiles(["src/routes"]).flatMap(({ text }) =>
    [...text.matchAll(/createFileRoute\("([^"]+)"\)/g)].map(([, route = ""]) => patternOf(route)),
  );
  const lost = Object.values(all).filter((address) => {
    const screen = address.split("?")[0] ?? "";
    const isDocument = screen.startsWith("/docs/") && existsSync(`.${screen.replace(/\.html$/, ".md")}`);
    return !isDocument && !routes.some((route) => route.test(screen));
  });
  expect(lost).toEqual([]);
});

/** `/_portal/transaction/memo_/desk` is `/transaction/memo/desk`; `$id` is anything. */
const patternOf = (route: string) => {
  const parts = route.split("/").filter((part) => part && !part.startsWith("_") && part !== "$");
  const path = parts.map((part) => (part.startsWith("$") ? "[^/]+" : part.replace(/_$/, ""))).join("/");
  return new RegExp(`^/${path}$`);
};

test("an address stands in domain/addresses alone, and the two of the door in domain/address", () => {
  const screens = Object.values(all).map((address) => address.split(/[?/]/)[1]);
  const written = new RegExp(`["\`]/(${[...new Set(screens)].join("|")})(["\`?/])(?!v1)`);
  // Permissions and machines are data that older installations hold too, and patterns lead nowhere.
  const isKept =
    /^src\/(domain\/(address|addresses|permissions|screen-patterns)\.ts|machines\/|app\/routeTree\.gen|api\/)/;
  const elsewhere = sourceFiles(["src", "server/mail", "server/search"]).filter(({ path, text }) => {
    const lines = text.split("\n").filter((line) => !isComment.test(line) && !isOfRouter.test(line));
    return !isKept.test(path) && lines.some((line) => written.test(line));
  });
  expect(elsewhere.map(({ path }) => path)).toEqual([]);
});

const isComment = /^\s*(\*|\/\/|\/\*\*)/;

/** The router's own words, which its types hold. */
const isOfRouter = /createFileRoute\(|\bto: "\/|startsWith\("/;

const stone = { stone: "JD1" };
const client = { client: "6" };

test("an address that was handed out under an older name of a stone still opens", () => {
  expect(readResults(stone).stock).toBe("JD1");
  expect(writeResults(readResults(stone))).toEqual({ stock: "JD1" });
  expect(matchPairsSearch(stone).stock).toBe("JD1");
  expect(trackReportSearch({ search: "JD1" }).stock).toBe("JD1");
  expect(auditSearch({ stock_no: "JD1" }).stock).toBe("JD1");
  expect(auditFilter(auditSearch({ stock_no: "JD1" })).stock_no).toBe("JD1");
});

test("an address that was handed out under an older name of a client still opens", () => {
  expect(newArrivalsSearch({ user: 6 }).user_id).toBe(6);
  for (const read of [markupsSearch, specialSearch, recentParams]) expect(read(client).user_id).toBe(6);
});

test("every screen names a stone and a client alike", () => {
  const said = { stock: "JD1", user_id: 6 };
  const both = [
    markupsSearch,
    newArrivalsSearch,
    matchPairsSearch,
    collectionSearch,
    specialSearch,
    stockOverviewSearch,
  ];
  for (const read of both) expect(read(said)).toMatchObject(said);
  expect(writeResults(readResults(said))).toEqual(said);
  for (const read of [trackReportSearch, auditSearch]) expect(read(said)).toMatchObject({ stock: "JD1" });
  for (const read of [linesSearch("hold"), memoDeskSearch, confirmDeskSearch, recentParams]) {
    expect(read(said)).toMatchObject({ user_id: 6 });
  }
});
