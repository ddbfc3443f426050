import { createHash } from "node:crypto";
import type { OperationId } from "#api/operation-types.ts";
import { documentCategories } from "#domain/kyc.ts";
import { type ProblemCode, problemStatus } from "#domain/problems.ts";
import { partyOf } from "#domain/roles.ts";
import { aLine } from "../a-line.ts";
import type { LooseInput } from "../api.ts";
import type { TestApp } from "../app.ts";
import { type KycCase, KycDesk } from "../kyc-desk.ts";
import { pdf, pdfFile } from "../kyc-files.ts";
import { aBusiness, documentTypeId } from "../kyc-rows.ts";
import { ownerId } from "../rows.ts";
import { isForbidden } from "./acts.ts";
import { type KycEvent, type KycWorld, kycWorldOf, type Outcome, tellBusiness, tellPaper } from "./kyc-world.ts";
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
const approved = [submit("business"), submit("owner"), approve("business"), approve("owner")];

/** Each state that a business and its papers can be in together, by the calls that lead there. */
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
];

type Act = { name: string; operation: OperationId; input(world: KycWorld): LooseInput; outcome: Judge };
type Judge = (world: KycWorld, actor: Parameters<typeof tellBusiness>[2]) => Outcome;

const sent = createHash("sha256").update(pdf("sent")).digest("hex");
const other = "0".repeat(64);
const document_category = documentCategories.business;

const sending = (operation: "submitDocuments" | "updateDocuments", type: string, document_type: number): Act => ({
  ...{ name: type, operation },
  input: ({ id, business }) => {
    const entry = { document_type, document_category };
    const seen = operation === "updateDocuments" ? { version: business?.version ?? 1 } : {};
    return {
      body: { business_id: id, business_data: [{ ...entry, ...seen }] },
      files: { business_image: pdfFile("licence.pdf", "sent") },
    };
  },
  outcome: (world, actor) => tellPaper(world, { type, fileHash: sent }, actor),
});

type Said = { status: 2 | 3; remark?: string; sha256?: string; staleBy?: number };
const deciding = (name: string, { status, remark = "", sha256, staleBy = 0 }: Said): Act => ({
  ...{ name, operation: "updateDocuments" },
  input: ({ id, business }) => {
    const seen = { sha256: sha256 ?? business?.hash ?? other, version: (business?.version ?? 1) + staleBy };
    return { body: { business_id: id, business_data: [{ document_category, status, remark, ...seen }] } };
  },
  outcome: (world, actor) => {
    const gate = ((): ProblemCode | undefined => {
      if (!world.business) return undefined;
      if (sha256 !== undefined) return "fileReplaced";
      return staleBy > 0 ? "staleVersion" : undefined;
    })();
    const event: KycEvent =
      status === 2
        ? { type: "APPROVE", fileHash: sha256 ?? world.business?.hash ?? other }
        : { type: world.business?.state === "approved" ? "REVOKE" : "REJECT", remark };
    return tellPaper(world, event, actor, gate);
  },
});

const registering = (type: "REGISTER" | "UNREGISTER", status: 1 | 2): Act => ({
  ...{ name: type, operation: "setBusinessStatus" },
  input: ({ id }) => ({ path: { id }, body: { status } }),
  outcome: (world, actor) => {
    const bothApproved = world.business?.state === "approved" && world.owner?.state === "approved";
    const facts = type === "REGISTER" ? { bothApproved } : { liveClaims: world.liveClaims };
    return tellBusiness(world, { type, facts } as KycEvent, actor);
  },
});

/** Everybody sends, decides and registers, well and badly. Answers what was otherwise than the machines say. */
export async function fileAll(portal: TestApp, steps: Step[], rights: RightsOf, ledger: Ledger): Promise<string[]> {
  await giveRights(portal, rights);
  const desk = new KycDesk(portal);
  const id = await aBusiness(portal, "customer", 9);
  for (const step of steps) await step(desk, await desk.read("admin", id));
  const type = await documentTypeId(portal);
  const acts = [
    sending("submitDocuments", "SUBMIT", type),
    sending("updateDocuments", "RESUBMIT", type),
    deciding("APPROVE", { status: 2 }),
    deciding("APPROVE another file", { status: 2, sha256: other }),
    deciding("APPROVE too late", { status: 2, staleBy: 1 }),
    deciding("REJECT or REVOKE", { status: 3, remark: "Not readable" }),
    deciding("REJECT or REVOKE without a word", { status: 3, remark: "  " }),
    registering("REGISTER", 1),
    registering("UNREGISTER", 2),
  ];
  const client = { id: await ownerId(portal, "customer"), associate: await ownerId(portal, "associate") };
  const walkers = await signedIn(portal, []);
  const unlike: string[] = [];
  for (const act of acts)
    for (const walker of walkers) unlike.push(...(await tryOne(portal, act, walker, { id, client }, ledger)));
  return unlike;
}

type About = { id: number; client: Parameters<typeof reachOf>[1] };

function expected(act: Act, walker: Walker, world: KycWorld, { client }: About): Outcome {
  if (isForbidden(walker, act.operation)) return { refused: "forbidden" };
  const reach = reachOf(walker, client);
  return reach.length === 0 ? { refused: "notFound" } : act.outcome(world, { party: partyOf(walker.role), reach });
}

async function tryOne(portal: TestApp, act: Act, walker: Walker, about: About, ledger: Ledger): Promise<string[]> {
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
      ...{ workflow: step.workflow, item: String(item ?? after.business?.id) },
      ...{ transition: step.transition, from: step.from, to: step.to, model: hashOf(step.workflow) },
    }));
    const unlike = [
      ...differences(told, { ...wanted.world, ...(paper && { business: paper }) }, after),
      ...differences(told, { log }, { log: await stepsAfter(portal, before) }),
    ];
    if (unlike.length === 0) for (const { transition } of wanted.steps) ledger.took(transition);
    return unlike;
  });
}
