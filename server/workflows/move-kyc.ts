import type { EventObject } from "xstate";
import { type DocumentCategory, documentCategories, type KycStepName } from "#domain/kyc.ts";
import { partyOf } from "#domain/roles.ts";
import { workflows } from "#machines/index.ts";
import type { Allowed } from "#machines/kit/decide.ts";
import type { Scope } from "#machines/kit/meta.ts";
import type { KycDocumentContext, KycDocumentEvent } from "#machines/kyc-document.ts";
import { beginDocumentRow, insertKycStep, kycOf, lockedDocument, moveDocumentRow } from "../db/queries/kyc.ts";
import { removeFile } from "../files/remove-file.ts";
import type { Context, Reading } from "../house/context.ts";
import { businessNotices } from "../mail/notices/business-notices.ts";
import type { SentDocument } from "../people/sent-documents.ts";
import { tooLate } from "../wire/meanwhile.ts";
import { moveBusiness } from "./move-business.ts";
import { moveRow } from "./move-row.ts";
import { tellBuyers } from "./tell-buyers.ts";
import { portal } from "./work.ts";

type Move = {
  business: { id: number; userId: number };
  category: DocumentCategory;
  /** Makes the event from the state of the document. */
  event(state: string): KycDocumentEvent;
  reach: readonly Scope[];
  /** The version and file that the sender saw, and the present state for a refusal. */
  seen?: { version: number; sha256?: string; current(): Promise<unknown> };
  /** The file, with the events that bring one. */
  kycDocument?: SentDocument;
};
type Document = NonNullable<Awaited<ReturnType<typeof lockedDocument>>>;

/**
 * Moves a document by its machine, and its business with it. It is the only place that writes the document's status.
 * The business is under the lock. Bytes are kept before the row that names them, and the bytes of a replaced document
 * are removed after the commit. So a crash leaves at worst a file without a row.
 */
export async function moveDocument(ctx: Context, move: Move): Promise<void> {
  const { business, category, reach } = move;
  const before = await lockedDocument(ctx.db, business.id, category);
  const context: KycDocumentContext = { fileHash: before?.sha256 ?? null, remark: before?.remark ?? null };
  const row = { id: before?.id ?? null, state: before?.state ?? "absent", context };
  const event = move.event(row.state);
  await moveRow(ctx, workflows.kycDocument, {
    row,
    event,
    actor: { party: partyOf(ctx.actor.roleId), reach },
    insistOnSeen: () => insistOnSeen(ctx, before, move.seen),
    write: (decision) => write(ctx, move, before, event, decision),
    effects: {
      tellBusiness: (params) =>
        moveBusiness(ctx, business.id, { type: (params as { event: "KYC_SUBMITTED" }).event }, portal),
    },
  });
  const notice = noticeOf(event, documentCategories[category]);
  if (notice) await tellBuyers(ctx, business.id, notice);
}

/** Writes the file, the row that names it, and the step of its history. */
async function write(
  ctx: Context,
  move: Move,
  before: Document | undefined,
  event: KycDocumentEvent,
  decision: Allowed,
) {
  const { business, category, kycDocument } = move;
  const written = { ...outcome(ctx, decision), ...(kycDocument && (await keep(ctx, kycDocument))) };
  const id = before ? await change(ctx, before, written) : await begin(ctx, move, written);
  if (before && kycDocument) await ctx.enqueue(removeFile, { name: before.stored_name });
  const { fileHash, remark } = decision.context as KycDocumentContext;
  const what = decision.transition.replace("kycDocument.", "") as KycStepName;
  const step = { document_id: id, what, sha256: fileHash ?? "", remark, made_by: ctx.actor.accountId, at: ctx.now };
  await insertKycStep(ctx.db, step);
  return {
    item: id,
    said: "remark" in event ? ({ ...event, remark: "[personal]" } as EventObject) : event,
    before: before ? { category, state: before.state, sha256: before.sha256 } : null,
    after: { category, state: decision.to, sha256: fileHash, ...(!before && { business_id: business.id }) },
  };
}

/** The notice to a business of a decision about its document. */
function noticeOf(event: KycDocumentEvent, document: string) {
  if (event.type === "APPROVE") return businessNotices.documentApproved(document);
  if (event.type === "REJECT") return businessNotices.documentRejected(document, event.remark);
  if (event.type === "REVOKE") return businessNotices.documentRevoked(document, event.remark);
  return undefined;
}

/** Insists that the decision is about the present document. The file comes first, since people look at that. */
async function insistOnSeen(ctx: Context, document: Document | undefined, seen: Move["seen"]): Promise<void> {
  if (!document || !seen) return;
  const isOther = seen.sha256 !== undefined && seen.sha256 !== document.sha256;
  if (!isOther && seen.version === document.version) return;
  const code = isOther ? "fileReplaced" : "staleVersion";
  throw await tooLate(ctx, "kycDocument", document, { code, current: await seen.current() });
}

async function keep(ctx: Context, { path, ...kycDocument }: SentDocument) {
  const { safe } = ctx.house;
  const stored_name = safe.newName();
  ctx.ifRefused(() => safe.remove(stored_name));
  await safe.keep(stored_name, path);
  const sent = { submitted_by: ctx.actor.accountId, submitted_at: ctx.now };
  return { ...kycDocument, ...sent, stored_name, sealed_with: safe.keyName };
}

function outcome({ actor, now }: Reading, { to, code, context }: Allowed) {
  const isDecided = to !== "pending";
  return {
    state: to,
    status: code as 1 | 2 | 3,
    remark: (context as KycDocumentContext).remark,
    decided_by: isDecided ? actor.accountId : null,
    decided_at: isDecided ? now : null,
    updated_at: now,
  };
}

async function change(ctx: Context, { id }: Document, written: object): Promise<number> {
  await moveDocumentRow(ctx.db, id, written);
  return id;
}

async function begin(ctx: Context, { business, category }: Move, written: object): Promise<number> {
  const kyc_id = await kycOf(ctx.db, business.id, business.userId, ctx.now);
  return beginDocumentRow(ctx.db, { kyc_id, category, created_at: ctx.now, ...written });
}
