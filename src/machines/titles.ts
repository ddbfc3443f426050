import type { WorkflowName } from "./index.ts";

/** The titles of workflows, for people. */
export const workflowTitles: Record<WorkflowName, string> = {
  session: "Session",
  fetchCycle: "Fetch cycle",
  openItem: "Open item",
  stone: "Stone",
  hold: "Hold",
  memo: "Memo",
  confirm: "Confirm stone",
  enquiry: "Enquiry",
  external: "External export",
  cart: "Cart",
  watchlist: "Watch list",
  notes: "Notes",
  kycDocument: "KYC document",
  business: "Business",
  businessAccount: "Business: active flag",
  task: "Task",
  master: "Master: active flag",
  subMaster: "Sub-master: active flag",
  caratRange: "Carat range: active flag",
  collection: "Collection: active flag",
  featuredStone: "Special stone: active flag",
  demand: "Demand: active flag",
  externalClient: "External client: active flag",
  account: "Account: active flag",
};
