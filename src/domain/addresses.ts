import { type Address, at, doorAddresses, type Said } from "./address.ts";
import type { FigureKind } from "./scheduled-reports.ts";
import { inStock } from "./search/in-stock.ts";
import { toPairAddress } from "./search/pair-address.ts";
import type { PairSearch, PairTolerances } from "./search/pair-search.ts";
import { toAddress } from "./search/search-address.ts";
import {
  type AttributeFilter,
  availabilityCodes,
  type SearchMode,
  type StoneSearch,
  searchModes,
} from "./search/stone-search.ts";
import type { DiamondType } from "./stone.ts";

/** The screens of the lists of lines, under the office's address or the client's own. */
export type ListScreen =
  | "cart"
  | "confirm-stone"
  | "enquiry"
  | "external-export"
  | "hold"
  | "invoice"
  | "memo"
  | "notes"
  | "watch-list";

/** The parameters of a list's address: its client, its stone and the list's own. */
interface ListSaid {
  user_id?: number | undefined;
  business_id?: number | undefined;
  shape?: string | undefined;
  color?: string | undefined;
  clarity?: string | undefined;
  search?: string;
  diamond_type?: DiamondType;
  sort?: string;
  currentTab?: string;
  startDate?: string;
  endDate?: string;
  line?: number;
}

/** The choices that a figure of the stock is counted by. */
interface StockSaid {
  diamond_type?: DiamondType;
  shape?: string | undefined;
  color?: string | undefined;
  clarity?: string | undefined;
}

const only = (code: string | undefined): AttributeFilter => ({ values: code === undefined ? [] : [code] });

interface KeptSearch {
  search: PairSearch;
  pair?: PairTolerances;
  search_type: SearchMode;
  client: { id: number } | null;
}

/**
 * All addresses that a screen, a letter or a notice leads to. A stone is `stock` in an address, a client `user_id`, a
 * memo or an invoice `paper`. Earlier names are still read by `src/domain/search-params.ts`.
 */
export const addresses = {
  ...doorAddresses,
  /** A screen by the name that permissions give it: `settings/master-settings/master`. */
  screen: (name: string, said: Said = {}) => at(`/${name}`, said),
  /** The steps of a new house, or one of them. */
  firstDay: (step?: string) => at("/first-day", { step }),

  /** A document beside the portal: how a program calls the API, with the reference behind it. */
  apiGuide: at("/docs/api.html"),

  search: at("/search"),
  /** The available stones that have come since a moment, the newest first. */
  stonesSince: (since: string) =>
    at("/search", toAddress({ availability: availabilityCodes.available, since, sort: "-arrived_at" })),
  /** The stones that the figures of the stock count: all that can still be sold, of every origin. */
  stock: ({ diamond_type, shape, color, clarity }: StockSaid = {}) =>
    at(
      "/search",
      toAddress(
        inStock({
          ...(diamond_type && { diamond_type }),
          attributes: { shape: only(shape), color: only(color), clarity: only(clarity) },
        }),
      ),
    ),
  /** The stones of a search that can still be sold, of every origin. */
  stillSold: (search: StoneSearch) => at("/search", toAddress(inStock(search))),
  savedSearches: at("/search/saved"),
  recentSearches: at("/search/recent"),
  demands: at("/search/demands"),
  stockOverview: at("/search/overview"),
  sharedLinks: at("/share-link"),
  /** One of one's own links, alone. */
  sharedLink: (id: number) => at("/share-link", { link: id }),
  matchPairs: at("/matchpair"),
  collections: at("/collection"),
  /** One collection. */
  collection: (id: number) => at(`/collection/${id}`),
  /** Stones at the prices of a client. */
  stonesOf: (clientId: number) => at("/search", { user_id: clientId }),
  /** The stones of a search, at the prices of a client if there is one. */
  found: (search: StoneSearch, clientId?: number) => at("/search", { ...toAddress(search), user_id: clientId }),
  /** Stones by their numbers. */
  numbers: (numbers: readonly string[]) => at("/search", toAddress({ numbers: [...numbers] })),
  /** The stones of a letter of a mail rule. */
  letterStones: (uid: string) => at(`/search/letter/${uid}`),
  /** One stone, with its drawer open. */
  stone: (stockNo: string) => at("/search", { ...toAddress({ numbers: [stockNo] }), stock: stockNo }),
  /** A new demand that begins with a search. */
  newDemand: (search: StoneSearch) => at("/search/demands", { new: 1, ...toAddress(search) }),
  /** The results of a kept search: stones or pairs, for the client that it was kept for. */
  kept({ search, pair, search_type, client }: KeptSearch): Address {
    const isPair = search_type === searchModes.matchPair;
    const words = toPairAddress(pair ? { ...search, pair } : search);
    return isPair ? at("/matchpair", words) : at("/search", { ...words, user_id: client?.id });
  },
  /** The life of a stone. */
  stockList: (id: number) => at("/inventory/stock-list", { open: id }),
  trackReport: (stockNo: string) => at("/track-report", { stock: stockNo }),

  /** A list of lines of the office. */
  list: (list: ListScreen, said: ListSaid = {}) => at(`/transaction/${list}`, { ...said }),
  /** A person's own lists, the first that they may open, and one of them. */
  ownLists: at("/customer-profile"),
  ownList: (list: ListScreen, said: ListSaid = {}) => at(`/customer-profile/${list}`, { ...said }),
  /** The desk of requests: all, those of one client, or with one request open. */
  confirmDesk: (said: { user_id?: number | undefined; line?: number } = {}) =>
    at("/transaction/confirm-stone/desk", said),
  memoDesk: (said: { user_id?: number | undefined } = {}) => at("/transaction/memo/desk", said),
  /** A memo or an invoice in the office. */
  paper: (id: number) => at(`/transaction/paper/${id}`),
  /** A memo or an invoice of one's own. */
  ownPaper: (id: number) => at(`/customer-profile/paper/${id}`),
  tasks: at("/transaction/tasks"),
  task: (id: number) => at("/transaction/tasks", { open: id }),
  /** A new task about a paper. */
  newTask: (paperId: number) => at("/transaction/tasks", { new: true, paper: paperId }),

  clients: at("/client"),
  allClients: at("/client", { tab: "all" }),
  /** The clients that are counted in a country; 0 is the country of those of whom none is known. */
  clientsIn: (countryId: number) => at("/client", { tab: "all", country_id: countryId }),
  kycQueue: at("/client", { tab: "queue" }),
  /** The documents of clients. */
  kyc: at("/kyc"),
  /** One client, at a tab. */
  client: (id: number, tab?: string) => at(`/client/${id}`, { tab }),
  /** One client, with the form of the business open. */
  clientsBusiness: (id: number) => at(`/client/${id}`, { edit: "business" }),
  externalClients: at("/api"),
  externalClient: (id: number) => at(`/api/${id}`),
  associates: at("/business-associate"),
  associate: (id: number, tab: string) => at(`/business-associate/${id}/${tab}`),
  guest: (id: number) => at("/guests", { open: id }),

  providers: at("/inventory/company"),
  /** The page of one provider, at a tab. */
  provider: (id: number, tab?: string) => at(`/inventory/providers/${id}`, { tab }),
  /** A provider beside the list, with its form open. */
  editProvider: (id: number) => at("/inventory/company", { open: id, edit: true }),
  feeds: at("/inventory/feeds"),
  /** One feed, on the page of its provider. */
  feed: (providerId: number, id: number) => at(`/inventory/providers/${providerId}`, { tab: "feeds", open: id }),
  /** The settings of the house itself, with how its backups stand. */
  house: at("/settings/system-settings/house"),
  /** The settings of papers, at a field. */
  paperSettings: (field?: string) => at("/settings/system-settings/papers", { field }),
  tradeRules: at("/settings/system-settings/trade-rules"),
  bulkEmail: at("/settings/system-settings/bulk-email"),
  mailRule: (id: number) => at("/settings/system-settings/bulk-email", { open: id }),
  /** The stones of a mail rule or of one letter of it, or the report of a run. */
  mailing: (id: number, said: { tab?: string | undefined; run?: number | undefined; uid?: string } = {}) =>
    at(`/settings/system-settings/bulk-email/${id}`, said),
  loads: at("/inventory/loads"),
  loadsThatWait: at("/inventory/loads", { state: "waiting" }),
  /** The upload of a file, for a provider if it is known. */
  newLoad: (said: { provider?: number | undefined } = {}) => at("/inventory/loads/new", said),
  /** One load, at a step, with rows of a kind; changed ones also by the way of their price. */
  load: (id: number, step?: string, kind?: string, price?: string) =>
    at(`/inventory/loads/${id}`, { step, kind, price }),
  /** The rows of a load with a finding: of every kind, or of one. */
  loadFinding: (id: number, finding: string, kind?: string) =>
    at(`/inventory/loads/${id}`, { step: "difference", kind, finding }),
  /** A row of a load, beside the list of those that its stone's number finds. */
  loadRow: ({ id, row_id, kind, stock_no }: { id: number; row_id: number; kind: string; stock_no: string }) =>
    at(`/inventory/loads/${id}`, { step: "difference", kind, search: stock_no, open: row_id }),
  listPrices: at("/inventory/rap-prices"),
  markups: at("/inventory/markups"),
  manageCollections: at("/inventory/collections"),
  featuredStones: at("/inventory/featured-stones"),
  /** The markups of one business. */
  markupsOf: (businessId: number) => at("/inventory/markups", { tab: "business", of: businessId }),
  /** The markups of businesses for the stones of one provider. */
  markupsOfProvider: ({ id, name }: { id: number; name: string }) =>
    at("/inventory/markups", { tab: "business_provider", of: id, search: name }),

  profile: at("/customer-profile/profile"),
  ownBusiness: at("/customer-profile/business"),
  /** Reports that leave by mail; those of own deals stand beside one's own lists. */
  scheduledReports: (isOwn: boolean) => at(`/${isOwn ? "customer-profile" : "transaction"}/reports/scheduled`),
  /** A new scheduled report of these figures, under these filters. */
  mailFigures: (figures: FigureKind, filters: Said) =>
    at("/transaction/reports/scheduled", { ...filters, figures, add: true }),
  /** Reports of one's own deals. */
  ownReports: at("/customer-profile/reports"),
  /** The loads of the provider that the viewer delivers for, at a tab. */
  ownLoads: (tab?: string) => at("/my-loads", { tab }),
  ownLoad: (id: number) => at(`/my-loads/${id}`),

  liveUsers: at("/admin/live-users"),
  mails: (status: "failed" | "waiting") => at("/admin/outbox", { status }),
  failedMail: (id: number) => at("/admin/outbox", { status: "failed", open: id }),
  jobs: (state: "failed" | "running") => at("/admin/outbox", { tab: "jobs", state }),
  workflows: at("/admin/workflows"),
  /** A workflow, with the history of one item on its picture. */
  workflow: (name: string, item?: string | number) => at(`/admin/workflows/${name}`, { item }),
  auditLog: at("/admin/audit-logs"),
  /** One row of the log. */
  auditRow: (seq: number) => at("/admin/audit-logs", { entry: seq }),
  /** All rows of an item of a workflow. */
  auditOfItem: (workflow: string, item: string) => at("/admin/audit-logs", { workflow, item }),
  /** All rows of a stone. */
  auditOfStone: (stockNo: string) => at("/admin/audit-logs", { stock: stockNo }),

  masters: at("/settings/master-settings/master"),
  allSubMasters: at("/settings/master-settings/master/all"),
} as const;
