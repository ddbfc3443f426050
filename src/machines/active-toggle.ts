import { setup } from "xstate";
import { codes } from "#domain/codes.ts";
import { conditions } from "./kit/conditions.ts";
import { type Roles, type StateMeta, shown, type TransitionMeta } from "./kit/meta.ts";
import { step } from "./kit/step.ts";
import { defineWorkflow } from "./kit/workflow.ts";

export type ToggleEvent = { type: "ACTIVATE" } | { type: "DEACTIVATE" };

const toggle = setup({
  types: {
    events: {} as ToggleEvent,
    meta: {} as StateMeta,
    transitionMeta: {} as TransitionMeta,
  },
  guards: conditions,
});

/** The active flag of a kind of record (spec §4): its states, and the parties and the call that switch it. */
export const activeToggle = (id: string, call: string, roles: Roles = { admin: "any" }) =>
  toggle.createMachine({
    id,
    version: "1.0.0",
    initial: "active",
    context: {},
    states: {
      active: {
        meta: shown("active", codes.active.active),
        on: { DEACTIVATE: { target: "inactive", ...step(`${id}.deactivate`, roles, { call }) } },
      },
      inactive: {
        meta: shown("active", codes.active.inactive),
        on: { ACTIVATE: { target: "active", ...step(`${id}.activate`, roles, { call }) } },
      },
    },
  });

/** The active flag of a business: while it is off, its people can read but not act. */
export const businessAccount = defineWorkflow(activeToggle("businessAccount", "setBusinessStatus"));
/** The active flag of a master. */
export const master = defineWorkflow(activeToggle("master", "setMasterStatus"));
/** The active flag of a carat range. */
export const caratRange = defineWorkflow(activeToggle("caratRange", "setCaratRangeStatus"));
/** The active flag of a collection: only its managers see it while it is off. */
export const collection = defineWorkflow(activeToggle("collection", "setCollectionStatus"));
/** The active flag of a featured stone. */
export const featuredStone = defineWorkflow(activeToggle("featuredStone", "setFeaturedStoneStatus"));
/** The active flag of an API or FTP client: while it is off, it has no sessions and its keys open nothing. */
export const externalClient = defineWorkflow(activeToggle("externalClient", "setExternalClientStatus"));
/** The active flag of a provider: while it is off, its stones are offered to nobody. What clients have stays theirs. */
export const provider = defineWorkflow(activeToggle("provider", "setProviderStatus"));
/** The active flag of a sub-master. */
export const subMaster = defineWorkflow(activeToggle("subMaster", "setSubMasterStatus"));
/** The active flag of a stock list: one that is off is neither made nor handed out. */
export const stockList = defineWorkflow(activeToggle("stockList", "setStockListStatus"));
/** The active flag of a popup: one that is off is shown to nobody. */
export const popup = defineWorkflow(activeToggle("popup", "updatePopup"));
/** The active flag of an event of the house. */
export const houseEvent = defineWorkflow(activeToggle("houseEvent", "updateEvent"));
/** The active flag of a banner. */
export const banner = defineWorkflow(activeToggle("banner", "updateBanner"));
/** The active flag of a demand: its owner switches it, in any role. */
export const demand = defineWorkflow(
  activeToggle("demand", "setDemandStatus", {
    admin: "own",
    associate: "own",
    customer: "own",
    guest: "own",
    qc: "own",
    auditor: "own",
  }),
);
/** The active flag of a report that is mailed by a schedule: its owner switches it, in any role. */
export const scheduledReport = defineWorkflow(
  activeToggle("scheduledReport", "setScheduledReportStatus", {
    admin: "any",
    associate: "own",
    customer: "own",
    qc: "own",
    auditor: "own",
  }),
);
/** The active flag of an account: one that is switched off is signed out and not offered any more. */
export const account = defineWorkflow(activeToggle("account", "setAccountStatus"));
