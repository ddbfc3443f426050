// The registry that auditors read: every machine of the product.
import {
  account,
  banner,
  businessAccount,
  caratRange,
  collection,
  demand,
  externalClient,
  featuredStone,
  houseEvent,
  master,
  popup,
  provider,
  scheduledReport,
  stockList,
  subMaster,
} from "./active-toggle.ts";
import { business } from "./business.ts";
import { confirm } from "./confirm.ts";
import { enquiry } from "./enquiry.ts";
import { external } from "./external.ts";
import { feed } from "./feed.ts";
import { fetchCycle } from "./fetch-cycle.ts";
import { hold } from "./hold.ts";
import type { Workflow } from "./kit/workflow.ts";
import { kycDocument } from "./kyc-document.ts";
import { load } from "./load.ts";
import { mailing } from "./mailing.ts";
import { memo } from "./memo.ts";
import { openItem } from "./open-item.ts";
import { cart, notes, watchlist } from "./own-lists.ts";
import { session } from "./session.ts";
import { stone } from "./stone.ts";
import { task } from "./task.ts";

export const workflows = {
  session,
  fetchCycle,
  openItem,
  stone,
  hold,
  memo,
  confirm,
  enquiry,
  external,
  cart,
  watchlist,
  notes,
  kycDocument,
  business,
  businessAccount,
  task,
  load,
  feed,
  mailing,
  master,
  subMaster,
  caratRange,
  collection,
  featuredStone,
  popup,
  houseEvent,
  banner,
  provider,
  demand,
  scheduledReport,
  stockList,
  externalClient,
  account,
};

export type WorkflowName = keyof typeof workflows;

/** The machines of the browser alone: nothing that they do is in the log. */
export const browserWorkflows = ["session", "fetchCycle", "openItem"] as const satisfies WorkflowName[];
/** A machine that decides on the server, and whose items are rows. */
export type HouseWorkflow = Exclude<WorkflowName, (typeof browserWorkflows)[number]>;

/** All machines in the order of the registry. */
export const allWorkflows: readonly Workflow[] = Object.values(workflows);
