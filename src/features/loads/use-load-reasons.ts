import type { WaitReason } from "#domain/load.ts";
import { workflows } from "#machines/index.ts";
import type { CommitFacts, LoadEvent, ReasonState } from "#machines/load.ts";
import { useActReason } from "#stones/row-viewer.tsx";
import type { LoadDetail } from "./load.ts";

/** A reason to wait that a person has read, in the words that they have read. */
export const tickOf = ({ reason, sentence }: LoadDetail["waits_for"][number]) => `${reason} ${sentence}`;

function commitFacts({ waits_for, questions }: LoadDetail, ticked: ReadonlySet<string>): CommitFacts {
  const standing = (reason: WaitReason): ReasonState => {
    const waiting = waits_for.find((one) => one.reason === reason);
    if (!waiting) return "clear";
    return ticked.has(tickOf(waiting)) ? "accepted" : "open";
  };
  return {
    firstLoad: standing("firstLoad"),
    goneShare: standing("goneShare"),
    priceShare: standing("priceShare"),
    pricesFall: standing("pricesFall"),
    refusedShare: standing("refusedShare"),
    mappingChanged: standing("mappingChanged"),
    fewerRows: standing("fewerRows"),
    sameFile: standing("sameFile"),
    otherProviders: standing("otherProviders"),
    openQuestions: questions.length,
    // The server knows whether these still hold.
    isCurrent: true,
    isBusy: false,
  };
}

/** The machine's sentences against the acts on a load. While somebody else's act is unread, that is the reason. */
export function useLoadReasons(load: LoadDetail, ticked: ReadonlySet<string>, frozen: string | null) {
  const row = { state: load.state };
  const { load: workflow } = workflows;
  const remap = useActReason(workflow, row, { type: "REMAP" });
  const committing: LoadEvent = { type: "COMMIT", facts: commitFacts(load, ticked) };
  const commit = useActReason(workflow, row, committing);
  const cancel = useActReason(workflow, row, { type: "CANCEL" });
  const retry = useActReason(workflow, row, { type: "RETRY" });
  // The dialog asks the house whether another load is written.
  const rollingBack: LoadEvent = { type: "ROLL_BACK", facts: { isBusy: false } };
  const rollBack = useActReason(workflow, row, rollingBack);
  return {
    remap: frozen ?? remap,
    commit: frozen ?? commit,
    cancel: frozen ?? cancel,
    retry: frozen ?? retry,
    rollBack: frozen ?? rollBack,
  };
}

export type LoadReasons = ReturnType<typeof useLoadReasons>;
