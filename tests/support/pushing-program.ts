import { expect } from "vitest";
import type { Body } from "#api/operation-types.ts";
import { useAppWith } from "./app.ts";
import { deliversFor, pushedStone } from "./delivery-samples.ts";
import { aKey } from "./external-rows.ts";
import { Supplier } from "./supplier.ts";

type Pushed = Body<"pushStock">;
export type PushedRows = Pushed["rows"];

/** The rights of a program that delivers and reads what became of it. */
export const deliveryScopes = ["supply:read", "supply:write"] as const;
/** The first list of the provider, which a person took. */
export const firstList = [pushedStone("A1"), pushedStone("A2"), pushedStone("A3")];

/** A portal with a provider whose whole list a person took once, and the program that delivers for it. */
export function usePushingProgram() {
  const world = {} as { supplier: Supplier; secret: string; keyId: number };
  const portal = useAppWith(["admin", "api"], async (app) => {
    world.supplier = await Supplier.of(app);
    await deliversFor(app, "api", world.supplier.id);
    const { id, secret } = await aKey(app, "api", { scopes: deliveryScopes });
    Object.assign(world, { secret, keyId: id });
    const { load_id } = await taken(firstList, { mode: "whole" });
    const load = await world.supplier.load(load_id);
    expect([load.state, load.waits_for.map(({ reason }) => reason)]).toEqual(["waiting", ["firstLoad"]]);
    await world.supplier.commit(load);
  });
  const program = () => portal.anonymous.holding(world.secret);
  const push = (rows: PushedRows, more: Partial<Pushed> = {}) =>
    program().send("pushStock", { body: { mode: "changes", rows, ...more } as Pushed });
  async function taken(rows: PushedRows, more: Partial<Pushed> = {}) {
    const { status, data, text } = await push(rows, more);
    expect(status, text).toBe(200);
    await portal.runJobs();
    return data as { load_id: number };
  }
  return { portal, world, program, push, taken };
}
