// The samples of each machine's walk: of every event good ones, and ones that must be refused.
import type { WorkflowName } from "#machines/index.ts";
import type { WalkSpec } from "./walk.ts";
import { confirmWalk } from "./walks/confirm.ts";
import { enquiryWalk } from "./walks/enquiry.ts";
import { externalWalk } from "./walks/external.ts";
import { feedWalk } from "./walks/feed.ts";
import { fetchWalk } from "./walks/fetch-cycle.ts";
import { holdWalk } from "./walks/hold.ts";
import { businessWalk, kycDocumentWalk } from "./walks/kyc.ts";
import { loadWalk } from "./walks/load.ts";
import { mailingWalk } from "./walks/mailing.ts";
import { memoWalk } from "./walks/memo.ts";
import { openItemWalk } from "./walks/open-item.ts";
import { cartWalk, notesWalk, watchlistWalk } from "./walks/own-lists.ts";
import { sessionWalk } from "./walks/session.ts";
import { stoneWalk } from "./walks/stone.ts";
import { taskWalk, toggleWalk } from "./walks/switches.ts";

/** The walks of every machine. A machine with inputs is walked with each of them. */
export const walks: Record<WorkflowName, WalkSpec[]> = {
  session: [sessionWalk],
  fetchCycle: [fetchWalk("list"), fetchWalk("search"), fetchWalk("detail")],
  openItem: [openItemWalk],
  stone: [stoneWalk],
  hold: [holdWalk],
  memo: [memoWalk],
  confirm: [confirmWalk],
  enquiry: [enquiryWalk],
  external: [externalWalk],
  cart: [cartWalk],
  watchlist: [watchlistWalk],
  notes: [notesWalk],
  kycDocument: [kycDocumentWalk],
  business: [businessWalk],
  businessAccount: [toggleWalk("businessAccount")],
  task: [taskWalk],
  load: [loadWalk],
  feed: [feedWalk],
  mailing: [mailingWalk],
  master: [toggleWalk("master")],
  subMaster: [toggleWalk("subMaster")],
  caratRange: [toggleWalk("caratRange")],
  collection: [toggleWalk("collection")],
  featuredStone: [toggleWalk("featuredStone")],
  popup: [toggleWalk("popup")],
  houseEvent: [toggleWalk("houseEvent")],
  banner: [toggleWalk("banner")],
  provider: [toggleWalk("provider")],
  demand: [toggleWalk("demand")],
  stockList: [toggleWalk("stockList")],
  scheduledReport: [toggleWalk("scheduledReport")],
  externalClient: [toggleWalk("externalClient")],
  account: [toggleWalk("account")],
};
