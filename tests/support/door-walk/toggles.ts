import type { OperationId } from "#api/operation-types.ts";
import { roleIds } from "#domain/roles.ts";
import type { WorkflowName } from "#machines/index.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { TestApp } from "../app.ts";
import { newClient } from "../external-rows.ts";
import { newBanner, newContent } from "../home-samples.ts";
import { type Owner, ownerId } from "../rows.ts";
import { newScheduledReport } from "../scheduled-report-samples.ts";
import { newStockList } from "../stock-list-samples.ts";
import type { Ledger } from "./ledger.ts";
import { tryEvent } from "./try-event.ts";
import { giveRights, type RightsOf, reachOf, signedIn, type Walker } from "./walkers.ts";

/** A kind of record with an active flag: its table, the call that makes one, and the call that switches it. */
export type Toggle = {
  machine: WorkflowName;
  table: string;
  switch: OperationId;
  /** The owner, for a record that belongs to a person. */
  owner?: Owner;
  /** The reach of a walker, for a record whose reach depends on the person. */
  reach?(walker: Walker, id: number): Scope[];
  make(portal: TestApp): Promise<number>;
};

const made = async (portal: TestApp, by: Owner, operation: OperationId, body: object): Promise<number> => {
  const answer = await portal.as(by as "admin").send(operation, { body });
  return (answer.data as { id: number }).id;
};
const first = async (portal: TestApp, table: string) =>
  (await portal.pool.query(`SELECT min(id) AS id FROM ${table} WHERE is_active`)).rows[0].id as number;

const demandOf = (owner: Owner): Toggle => ({
  machine: "demand",
  table: "demand",
  switch: "setDemandStatus",
  owner,
  make: (portal) => made(portal, owner, "createDemand", { name: "Whites", search: { diamond_type: "white" } }),
});

const reportOf = (owner: Owner): Toggle => ({
  machine: "scheduledReport",
  table: "scheduled_report",
  switch: "setScheduledReportStatus",
  owner,
  // An administrator sees everybody's reports, so that none goes on leaving when nobody wants it any more.
  reach: (walker) => {
    if (walker.name === owner) return ["any", "own"];
    return walker.role === roleIds.administrator ? ["any"] : [];
  },
  make: (portal) => made(portal, owner, "createScheduledReport", newScheduledReport),
});

export const toggles: Toggle[] = [
  {
    machine: "master",
    table: "master",
    switch: "setMasterStatus",
    make: (portal) => made(portal, "admin", "createMaster", { code: "TERMS", name: "Terms" }),
  },
  {
    machine: "subMaster",
    table: "sub_master",
    switch: "setSubMasterStatus",
    async make(portal) {
      const master_id = await made(portal, "admin", "createMaster", { code: "DELIVERY", name: "Delivery" });
      return made(portal, "admin", "createSubMaster", { master_id, code: "DAYS", name: "Ten days" });
    },
  },
  {
    machine: "caratRange",
    table: "carat_range",
    switch: "setCaratRangeStatus",
    make: (portal) => made(portal, "admin", "createCaratRange", { from_carat: 0.01, to_carat: 0.17 }),
  },
  {
    machine: "collection",
    table: "collection",
    switch: "setCollectionStatus",
    make: (portal) => made(portal, "admin", "createCollection", { name: "Pairs", diamond_type: "white" }),
  },
  {
    machine: "featuredStone",
    table: "featured_stone",
    switch: "setFeaturedStoneStatus",
    make: (portal) => first(portal, "featured_stone"),
  },
  {
    machine: "popup",
    table: "popup",
    switch: "updatePopup",
    make: (portal) => made(portal, "admin", "createPopup", newContent),
  },
  {
    machine: "houseEvent",
    table: "house_event",
    switch: "updateEvent",
    make: (portal) => made(portal, "admin", "createEvent", newContent),
  },
  {
    machine: "banner",
    table: "banner",
    switch: "updateBanner",
    make: (portal) => made(portal, "admin", "createBanner", newBanner),
  },
  {
    machine: "provider",
    table: "provider",
    switch: "setProviderStatus",
    make: (portal) => made(portal, "admin", "createProvider", { name: "Harbour Gems", prefix: "HARB" }),
  },
  {
    machine: "stockList",
    table: "stock_list",
    switch: "setStockListStatus",
    make: (portal) => made(portal, "admin", "createStockList", newStockList),
  },
  {
    machine: "externalClient",
    table: "account",
    switch: "setExternalClientStatus",
    make: (portal) => made(portal, "admin", "createExternalClient", newClient),
  },
  ...(["admin", "associate", "customer", "qc", "auditor"] as const).map(demandOf),
  ...(["admin", "associate", "customer", "qc", "auditor"] as const).map(reportOf),
  {
    machine: "account",
    table: "account",
    switch: "setAccountStatus",
    reach: (walker, id) => reachOf(walker, { id, associate: null }),
    make: (portal) =>
      made(portal, "admin", "createClientWithBusiness", {
        email: "nora@quist.test",
        user_name: "nora.quist",
        first_name: "Nora",
        last_name: "Quist",
        mobile: "70 123 45 67",
        mobile_country_id: 213,
        business: { company_name: "Quist & Daughters" },
      }),
  },
  {
    machine: "businessAccount",
    table: "business",
    switch: "setBusinessStatus",
    reach: (walker) => reachOf(walker, { id: 0, associate: null }),
    make: async (portal) => {
      const user_id = await ownerId(portal, "newcomer");
      return made(portal, "admin", "createBusiness", { user_id, company_name: "Quist & Daughters" });
    },
  },
];

const ownOrAny = (owner: Owner | undefined, walker: Walker): Scope[] => {
  if (owner === undefined) return ["any"];
  return owner === walker.name ? ["own"] : [];
};
const eventOf = (isActive: boolean) => (isActive ? "ACTIVATE" : "DEACTIVATE");

/** Everybody switches it on and off, both before and after it was switched. */
export async function switchAll(portal: TestApp, toggle: Toggle, rights: RightsOf, ledger: Ledger): Promise<string[]> {
  const { machine, table, owner, switch: operation, make } = toggle;
  await giveRights(portal, rights);
  const id = await make(portal);
  const walkers = await signedIn(portal, []);
  const now = async () => {
    const { rows } = await portal.pool.query(`SELECT is_active, version FROM ${table} WHERE id = $1`, [id]);
    return { state: rows[0].is_active ? "active" : "inactive", version: rows[0].version };
  };
  const unlike: string[] = [];
  for (const isSwitchedOff of [false, true]) {
    if (isSwitchedOff)
      await portal.as((owner ?? "admin") as "admin").send(operation, { path: { id }, body: { is_active: false } });
    const row = { machine, id, state: (await now()).state, now };
    for (const walker of walkers) {
      for (const is_active of [true, false]) {
        const reach = toggle.reach?.(walker, id) ?? ownOrAny(owner, walker);
        const input = { path: { id }, body: { is_active } };
        unlike.push(
          ...(await tryEvent(portal, row, walker, { operation, event: eventOf(is_active), input, reach }, ledger)),
        );
      }
    }
  }
  return unlike;
}
