import type { EventObject } from "xstate";
import { codes } from "#domain/codes.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { type WorkflowName, workflows } from "#machines/index.ts";
import { type Actor, type Decision, decide } from "#machines/kit/decide.ts";
import { messageOf } from "#machines/kit/offered.ts";
import type { TestApp } from "../app.ts";
import { portal as system } from "./naive-house.ts";

type Paper = { id: number; state: string; hash: string; remark: string | null; version: number };
/** A business and its two documents, read plainly from the tables. */
export type KycWorld = { id: number; state: string; business?: Paper; owner?: Paper; liveClaims: number };
/** A transition that the log must name. A document that is not written yet has no number. */
export type KycStep = { workflow: WorkflowName; item: number | null; transition: string; from: string; to: string };
export type KycEvent = EventObject & { fileHash?: string; remark?: string };
export type Outcome = { refused: ProblemCode } | { world: KycWorld; steps: KycStep[] };

const states: Record<number, string> = {
  [codes.business.notRegistered]: "notRegistered",
  [codes.business.kycPending]: "kycPending",
  [codes.business.registered]: "registered",
};

export async function kycWorldOf({ pool, clock }: TestApp, id: number): Promise<KycWorld> {
  const { rows } = await pool.query(everything, [id, clock.now()]);
  const { status, papers, claims } = rows[0];
  return { id, state: states[status] ?? "", ...papers, liveClaims: claims };
}

const everything = `SELECT b.status, (SELECT json_object_agg(d.category, json_build_object('id', d.id, 'state', d.state,
    'hash', d.sha256, 'remark', d.remark, 'version', d.version)) FROM kyc_document d JOIN kyc k ON k.id = d.kyc_id
    WHERE k.business_id = b.id) AS papers, (SELECT count(*)::int FROM stone_line l JOIN account a ON a.id = l.holder_id
    WHERE a.business_id = b.id AND l.list = 'hold' AND l.state = 'held' AND l.expires_at > $2) AS claims
  FROM business b WHERE b.id = $1`;

/** The result of an event to the business, by the machines alone. */
export function tellBusiness(before: KycWorld, event: EventObject, actor: Actor): Outcome {
  const decision = decide(workflows.business, { state: before.state }, event, actor);
  return decision.ok
    ? { world: { ...before, state: decision.to }, steps: [stepOf("business", before.id, decision)] }
    : { refused: messageOf(decision) as ProblemCode };
}

/** The result of an event to the business document, with its orders to the business. */
export function tellPaper(before: KycWorld, event: KycEvent, actor: Actor, gate?: ProblemCode): Outcome {
  const paper = before.business;
  const context = { fileHash: paper?.hash ?? null, remark: paper?.remark ?? null };
  const decision = decide(workflows.kycDocument, { state: paper?.state ?? "absent", context }, event, actor);
  if (gate && (decision.ok || decision.code !== "roleForbids")) return { refused: gate };
  if (!decision.ok) return { refused: messageOf(decision) as ProblemCode };
  const { fileHash, remark } = decision.context as typeof context;
  const version = (paper?.version ?? 0) + 1;
  const moved: Paper = { id: paper?.id ?? 0, state: decision.to, hash: fileHash ?? "", remark, version };
  const first = stepOf("kycDocument", paper?.id ?? null, decision);
  return decision.effects.reduce<Outcome>(
    (so_far, { params }) => {
      if ("refused" in so_far) return so_far;
      const told = tellBusiness(so_far.world, { type: (params as { event: string }).event }, system);
      return "refused" in told ? told : { world: told.world, steps: [...so_far.steps, ...told.steps] };
    },
    { world: { ...before, business: moved }, steps: [first] },
  );
}

const stepOf = (workflow: WorkflowName, item: number | null, decision: Decision & { ok: true }): KycStep => ({
  workflow,
  item,
  transition: decision.transition,
  from: decision.from,
  to: decision.to,
});
