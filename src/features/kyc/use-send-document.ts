import { useState } from "react";
import { currentOf } from "#api/errors.ts";
import { type FormRefusal, formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { type DocumentCategory, documentOf, type KycCase, titleOf, wire } from "./kyc.ts";
import { useKeepCase } from "./use-case.ts";

export interface DocumentValues {
  file: File | null;
  document_type: number | null;
  info: string;
}

type Sent = { sent: number; total: number };

/** The field of the form for a path of the wire. */
const fieldOf = (category: DocumentCategory, path: string): string =>
  path.endsWith(wire[category].file) ? "/file" : path.endsWith("document_type") ? "/document_type" : path;

/** Sends one document, the first time or again, and tells the progress. */
export function useSendDocument(kyc: KycCase, category: DocumentCategory) {
  const [progress, setProgress] = useState<Sent | null>(null);
  const onProgress = (sent: number, total: number) => setProgress({ sent, total });
  const refreshes = ["getBusiness"] as const;
  const submit = useAct("submitDocuments", { onProgress, refreshes });
  const update = useAct("updateDocuments", { onProgress, refreshes });
  const keep = useKeepCase();
  const kycDocument = documentOf(kyc, category);
  const { entries, file: field } = wire[category];

  async function send({ file, document_type, info }: DocumentValues): Promise<FormRefusal<DocumentValues> | undefined> {
    const entry = {
      document_category: titleOf(category),
      ...(document_type !== null && { document_type }),
      info: info.trim() || null,
      ...(kycDocument && { version: kycDocument.version }),
    };
    // The category names the field. TypeScript cannot follow a computed name.
    const input = { body: { [entries]: [entry] }, files: file ? { [field]: file } : {} } as never;
    setProgress(null);
    const act = kycDocument ? update : submit;
    const refusal = await formOutcome<DocumentValues>(async () => {
      try {
        const { data } = await act.mutateAsync(input);
        keep(data);
      } catch (error) {
        const current = currentOf(error, act);
        if (current) keep(current);
        throw error;
      } finally {
        setProgress(null);
      }
    });
    const errors = refusal?.errors?.map(({ path, message }) => ({ path: fieldOf(category, path), message }));
    return refusal && { ...refusal, ...(errors && { errors }) };
  }
  return { send, progress };
}
