import type { PaperKind } from "#domain/stone-lists.ts";
import type { LineRow } from "../db/queries/stone-work.ts";
import type { PaperDraft } from "./paper-drafts.ts";
import type { Work } from "./work.ts";

/** One paper of a kind for each holder in an act; a credit note credits one invoice. */
export function paperFor(
  work: Work,
  kind: PaperKind,
  { holder_id, business_id }: Pick<LineRow, "holder_id" | "business_id">,
  more: Partial<PaperDraft> = {},
): PaperDraft {
  const key = `${kind} ${holder_id} ${more.credits_id ?? ""}`;
  const draft = work.papers.get(key) ?? { kind, holder_id, business_id, ...more };
  work.papers.set(key, draft);
  return draft;
}
