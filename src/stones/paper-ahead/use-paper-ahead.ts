import type { Body, Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";

/** A paper as it would be made now. */
export type PaperAhead = Data<"previewPaper">;

/** The paper that a form is about to make, once its client or its lines are known. It is a hint: a failure is silent. */
export function usePaperAhead(asked: Body<"previewPaper"> | undefined): PaperAhead | undefined {
  const { data } = useCall("previewPaper", { body: asked ?? { kind: "memo" } }, { isReady: asked !== undefined });
  return data;
}
