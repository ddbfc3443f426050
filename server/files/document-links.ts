import { randomBytes } from "node:crypto";
import type { Data } from "#api/operation-types.ts";
import type { DocumentCategory } from "#domain/kyc.ts";
import { documentLinkLifeMs } from "#domain/limits.ts";
import { insertDocumentLink } from "../db/queries/kyc.ts";
import type { Context } from "../house/context.ts";

type Document = { id: number; category: DocumentCategory; sha256: string };

/** A link to a document for the actor, for a few minutes. The log records the actor and the file. */
export async function newDocumentLink(
  { db, actor, now, audit }: Context,
  { id, category, sha256 }: Document,
): Promise<Data<"createDocumentLink">> {
  const key = randomBytes(16).toString("hex");
  const expires_at = new Date(now.getTime() + documentLinkLifeMs);
  const values = { key, document_id: id, account_id: actor.accountId, sha256, created_at: now, expires_at };
  await insertDocumentLink(db, values);
  audit.push({ workflow: "kyc_link", item: id, transition: "kyc_link.make", after: { category, sha256 } });
  return { link: `/files/kyc/${key}`, expires_at: expires_at.toISOString() };
}
