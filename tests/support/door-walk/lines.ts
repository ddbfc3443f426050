import type { DemoName } from "../actors.ts";
import type { TestApp } from "../app.ts";
import { ownerId } from "../rows.ts";
import { isToldAtTheGate } from "./acts.ts";
import { claimActs } from "./claim-acts.ts";
import { houseActs } from "./house-acts.ts";
import type { Ledger } from "./ledger.ts";
import { memoActs } from "./memo-acts.ts";
import { ownActs } from "./own-acts.ts";
import { play, type Setup } from "./setups.ts";
import { Stage } from "./stage.ts";
import { talkActs } from "./talk-acts.ts";
import { tryAct } from "./try-act.ts";
import { giveRights, type RightsOf, signedIn } from "./walkers.ts";
import { worldOf } from "./world.ts";

const acts = [...houseActs, ...claimActs, ...memoActs, ...ownActs, ...talkActs];

/** Everybody tries every act on a stone after a setup. Returns the differences from the machines. */
export async function tryAll(portal: TestApp, setup: Setup, rights: RightsOf, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const stage = await Stage.of(portal, setup.client);
  await play(stage, setup);
  const second: DemoName[] = setup.steps.includes("requestByHouse") ? ["admin2"] : [];
  const walkers = await signedIn(portal, [setup.client, ...second]);
  const world = await worldOf(portal, stage.stockNo);
  const client = world.clients.get(await ownerId(portal, setup.client));
  if (!client) throw new Error(`nobody is ${setup.client}`);
  const unlike: string[] = [];
  for (const act of acts.filter(({ machine }) => setup.machines.includes(machine))) {
    const line = world.lines.findLast(({ list }) => list === act.moves);
    // Refusals for a missing line and at the gates are the same everywhere, so one setup is enough for them.
    if (act.moves && !line && setup.steps.length > 0) continue;
    for (const walker of walkers) {
      if (setup.steps.length > 0 && isToldAtTheGate(act, walker)) continue;
      unlike.push(
        ...(await tryAct(portal, act, { walker, rights, stockNo: stage.stockNo, world, client, line }, ledger)),
      );
    }
  }
  return unlike;
}
