import { useRef, useState } from "react";
import { currentOf, sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { codes } from "#domain/codes.ts";
import { useDraft } from "#ui/form/use-draft.ts";
import { notify } from "#ui/notice/notify.ts";
import { lastChange } from "./document-steps.ts";
import { type DocumentCategory, documentOf, type KycCase, type KycViewer, titleOf, wire } from "./kyc.ts";
import { documentRefusal } from "./refusals.ts";
import { useKeepCase } from "./use-case.ts";
import { useDocumentFile } from "./use-document-file.ts";
import { useOpenDocument } from "./use-open-document.ts";
import { words } from "./words.ts";

type Verdict = "approve" | "reject" | "revoke";

const { approved, rejected } = codes.approval;
const statuses = { approve: approved, reject: rejected, revoke: rejected } as const;
const told = { approve: words.approved, reject: words.rejected, revoke: words.revoked } as const;

/**
 * The decision on one document as it was seen: the remark, which survives later changes of the document, the acts with
 * the machine's sentences, and the act of somebody else who was first.
 */
export function useDecision(
  now: KycCase,
  category: DocumentCategory,
  viewer: KycViewer,
  onDecided: (kyc: KycCase) => void,
) {
  const open = useOpenDocument(now, category);
  const { kyc, frozen } = open;
  const [remark, setRemark] = useDraft(`remark ${now.business_id} ${category}`);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [running, setRunning] = useState<Verdict | null>(null);
  const isRunning = useRef(false);
  const keep = useKeepCase();
  const noRight = useNoRight();
  const act = useAct("updateDocuments", {
    refreshes: ["countWaiting", "getHome", "listKyc", "listClients", "getClient", "getBusiness"],
  });
  const kycDocument = documentOf(kyc, category);
  // A document that was not seen cannot be approved.
  const fileHash = kycDocument?.file.sha256 ?? "";
  const [pages, setPages] = useState<{ fileHash: string; left: number }>();
  // The pages of another file do not count. A picture has no pages.
  const pagesLeft = pages?.fileHash === fileHash ? pages.left : 0;
  const unseen = useDocumentFile(kycDocument).data ? pagesLeft > 0 && words.pagesNotSeen(pagesLeft) : words.notSeen;

  async function decide(verdict: Verdict, said?: string): Promise<boolean> {
    if (!kycDocument || frozen || isRunning.current) return false;
    isRunning.current = true;
    open.begin();
    setRunning(verdict);
    setTrouble(null);
    const { version, file } = kycDocument;
    const status = statuses[verdict];
    const document_category = titleOf(category);
    const entry = { document_category, status, version, sha256: file.sha256, ...(said && { remark: said }) };
    try {
      const { data } = await act.mutateAsync({
        body: { business_id: kyc.business_id, [wire[category].entries]: [entry] },
      });
      keep(data);
      open.keep(data);
      setRemark("");
      notify.success(told[verdict](document_category));
      onDecided(data);
      return true;
    } catch (error) {
      const current = currentOf(error, act);
      if (current) keep(current);
      const change = current && lastChange(current, category);
      open.ended(change ?? undefined);
      if (!change) setTrouble(sentenceOf(error));
      return false;
    } finally {
      isRunning.current = false;
      setRunning(null);
    }
  }

  const said = remark.trim();
  return {
    kycDocument,
    remark,
    setRemark,
    trouble: frozen ? null : trouble,
    running,
    kyc,
    /** The act of somebody else on the document meanwhile. It forbids every act until the viewer goes on. */
    frozen,
    goOn: open.goOn,
    setPagesLeft: (left: number) => setPages({ fileHash, left }),
    noApproval:
      frozen ?? documentRefusal(kycDocument, { type: "APPROVE", fileHash }, viewer, noRight) ?? (unseen || null),
    noRejection: frozen ?? documentRefusal(kycDocument, { type: "REJECT", remark: said }, viewer, noRight),
    /** The remark is typed in the dialog, so it counts as typed here. */
    noRevocation: frozen ?? documentRefusal(kycDocument, { type: "REVOKE", remark: "given" }, viewer, noRight),
    approve: () => void decide("approve"),
    reject: () => void decide("reject", said),
    revoke: (why: string) => decide("revoke", why),
  };
}

export type Decision = ReturnType<typeof useDecision>;
