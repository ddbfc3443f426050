import { problemStatus } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { aLine } from "../a-line.ts";
import type { TestApp } from "../app.ts";
import { type KycCase, KycDesk } from "../kyc-desk.ts";
import { aBusiness, documentTypeId } from "../kyc-rows.ts";
import { ownerId } from "../rows.ts";
import { isForbidden } from "./acts.ts";
import { type KycAct, kycActs } from "./kyc-acts.ts";
import { type KycWorld, kycWorldOf, type Outcome } from "./kyc-world.ts";
import type { Ledger } from "./ledger.ts";
import { differences, hashOf, logSize, stepsAfter, undone } from "./try-act.ts";
import { giveRights, type RightsOf, reachOf, signedIn, type Walker } from "./walkers.ts";

type Step = (desk: KycDesk, seen: KycCase) => Promise<unknown>;
const submit =
  (category: "business" | "owner"): Step =>
  (desk) =>
    desk.submit("customer", category);
const approve =
  (category: "business" | "owner"): Step =>
  (desk, seen) =>
    desk.decide("admin", category, 2, seen);
const reject =
  (category: "business" | "owner"): Step =>
  (desk, seen) =>
    desk.decide("admin", category, 3, seen);
const register =
  (status: 1 | 2): Step =>
  (desk, seen) =>
    desk.register("admin", seen.business_id, status);
/** The house's first clients, registered before it asked for documents. */
const fromTheStart: Step = ({ portal }) => aBusiness(portal, "customer", 11);
const approved = [submit("business"), submit("owner"), approve("business"), approve("owner")];

/** Each joint state of a business and its documents, by the calls that lead there. */
export const kycSetups: [string, Step[]][] = [
  ["nothing was sent", []],
  ["one paper was sent", [submit("business")]],
  ["the other paper was sent", [submit("owner")]],
  ["a paper was rejected", [submit("business"), submit("owner"), reject("business")]],
  ["both papers are approved", approved],
  ["it is registered", [...approved, register(1)]],
  ["it is registered and holds a stone", [...approved, register(1), ({ portal }) => aLine(portal, "customer", "hold")]],
  ["it was unregistered", [...approved, register(1), register(2)]],
  ["it was unregistered and a paper revoked", [...approved, register(1), register(2), reject("business")]],
  ["a paper was revoked while it was registered", [...approved, register(1), reject("business")]],
  ["it was registered from the start", [fromTheStart]],
  ["it was registered from the start and sent a paper", [fromTheStart, submit("business")]],
  ["it was unregistered while a paper waited", [fromTheStart, submit("business"), register(2)]],
];

/** Everybody sends, decides and registers, in good and bad ways. Returns the differences from the machines. */
export async function fileAll(portal: TestApp, steps: Step[], rights: RightsOf, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const desk = new KycDesk(portal);
  const id = await aBusiness(portal, "customer", 9);
  for (const step of steps) await step(desk, await desk.read("admin", id));
  const client = { id: await ownerId(portal, "customer"), associate: await ownerId(portal, "associate") };
  const walkers = await signedIn(portal, []);
  const unlike: string[] = [];
  for (const act of kycActs(await documentTypeId(portal)))
    for (const walker of walkers) unlike.push(...(await tryOne(portal, act, walker, { id, client }, ledger)));
  return unlike;
}

type About = { id: number; client: Parameters<typeof reachOf>[1] };

function expected(act: KycAct, walker: Walker, world: KycWorld, { client }: About): Outcome {
  if (isForbidden(walker, act.operation)) return { refused: "forbidden" };
  const reach = reachOf(walker, client);
  return reach.length === 0 ? { refused: "notFound" } : act.outcome(world, { party: partyOf(walker.role), reach });
}

async function tryOne(portal: TestApp, act: KycAct, walker: Walker, about: About, ledger: Ledger): Promise<string[]> {
  const world = await kycWorldOf(portal, about.id);
  const told = `a paper that is ${world.business?.state} of a business ${world.state}: ${act.name}, by ${walker.name}`;
  const wanted = expected(act, walker, world, about);
  ledger.cases++;
  return undone(portal, async () => {
    const before = await logSize(portal);
    const answer = await walker.api.send(act.operation, act.input(world));
    const after = await kycWorldOf(portal, about.id);
    const machine = act.operation === "setBusinessStatus" ? "business" : "kycDocument";
    if ("refused" in wanted) {
      const [status, code] = [problemStatus[wanted.refused], wanted.refused];
      const found = { status: answer.status, code: answer.body.code, world: after, log: await logSize(portal) };
      const unlike = differences(told, { status, code, world, log: before }, found);
      if (unlike.length === 0) ledger.refused(machine);
      return unlike;
    }
    if (answer.status >= 300) return [`${told}: was answered ${answer.status} ${answer.text}`];
    const { business } = wanted.world;
    const paper = business && { ...business, id: after.business?.id };
    const log = wanted.steps.map(({ item, ...step }) => ({
      workflow: step.workflow,
      item: String(item ?? after.business?.id),
      transition: step.transition,
      from: step.from,
      to: step.to,
      model: hashOf(step.workflow),
    }));
    const unlike = [
      ...differences(told, { ...wanted.world, ...(paper && { business: paper }) }, after),
      ...differences(told, { log }, { log: await stepsAfter(portal, before) }),
    ];
    if (unlike.length === 0) for (const { transition } of wanted.steps) ledger.took(transition);
    return unlike;
  });
}
