import { afterAll, describe, expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { acts } from "#support/door-walk/acts.ts";
import { Ledger } from "#support/door-walk/ledger.ts";
import { play, type Setup, setups, setupsByRights } from "#support/door-walk/setups.ts";
import { Stage } from "#support/door-walk/stage.ts";
import { tryAct } from "#support/door-walk/try-act.ts";
import { giveRights, type RightsOf, signedIn } from "#support/door-walk/walkers.ts";
import { worldOf } from "#support/door-walk/world.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const ledger = new Ledger();
let cells = 0;

/** Everybody tries everything on a stone as it stands after a setup. */
async function tryAll(setup: Setup, rights: RightsOf): Promise<string[]> {
  await giveRights(portal, rights);
  const stage = await Stage.of(portal, setup.client);
  await play(stage, setup);
  const walkers = await signedIn(portal, [
    setup.client,
    ...(setup.steps.includes("requestByHouse") ? (["admin2"] as const) : []),
  ]);
  const world = await worldOf(portal, stage.stockNo);
  const client = world.clients.get(await ownerId(portal, setup.client));
  if (!client) throw new Error(`nobody is ${setup.client}`);
  const unlike: string[] = [];
  for (const act of acts.filter(({ machine }) => setup.machines.includes(machine))) {
    const line = world.lines.findLast(({ list }) => list === act.moves);
    // Of a line that is not there it is enough to hear once what is said.
    if (act.moves && !line && setup.steps.length > 0) continue;
    for (const walker of walkers) {
      cells++;
      unlike.push(...(await tryAct(portal, act, { walker, stockNo: stage.stockNo, world, client, line }, ledger)));
    }
  }
  return unlike;
}
const named = (some: Setup[]) => some.map((setup) => [setup.name, setup] as const);

describe("with every right, so that only the machines are in the way", () => {
  test.each(named(setups))("%s", async (_, setup) => {
    expect(await tryAll(setup, "everybody")).toEqual([]);
  });
});

describe("with the rights that the house begins with", () => {
  test.each(named(setupsByRights))("%s", async (_, setup) => {
    expect(await tryAll(setup, "the house")).toEqual([]);
  });
});

afterAll(() => {
  process.stdout.write(`door walk: ${cells} cases\n`);
});
