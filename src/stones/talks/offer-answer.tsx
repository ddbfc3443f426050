import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { notify } from "#ui/notice/notify.ts";
import { refreshes } from "../lines/refreshes.ts";
import { WordsDialog } from "../lines/words-dialog.tsx";
import type { StoneLine } from "../stone-line.ts";
import { words } from "./words.ts";

interface OfferAnswerProps {
  line: StoneLine;
  /** The reason why an event may not be sent now, or null. */
  refused: (event: string) => string | null;
}

/** Accepts or declines the standing offer. Both ask once more, about the offer as it was read. */
export function OfferAnswer({ line, refused }: OfferAnswerProps) {
  const [asking, setAsking] = useState<{ what: "accept" | "decline"; line: StoneLine }>();
  const accept = useAct("acceptOffer", { refreshes });
  const decline = useAct("declineOffer", { refreshes });
  const refresh = useRefresh();
  const price = line.agreed_ppc ?? line.markup_ppc;
  const noAcceptance = refused("ACCEPT");
  const noRefusal = refused("DECLINE");

  /** Sends the answer to the offer in the question. A newer offer is refused. */
  async function send(work: () => Promise<{ message: string }>): Promise<FormFailure | undefined> {
    const failure = await formOutcome<object>(async () => notify.success((await work()).message));
    if (failure) refresh(refreshes);
    else setAsking(undefined);
    return failure;
  }
  const path = { id: line.id };
  const version = asking?.line.version ?? line.version;
  const asked = asking?.line.agreed_ppc ?? price;
  const { stock_no } = line.stone;
  return (
    <>
      <Act
        size="sm"
        variant="default"
        reason={noRefusal}
        onClick={() => noRefusal === null && setAsking({ what: "decline", line })}
      >
        {words.decline}
      </Act>
      <Act size="sm" reason={noAcceptance} onClick={() => noAcceptance === null && setAsking({ what: "accept", line })}>
        {words.accept(price)}
      </Act>
      {asking?.what === "accept" && (
        <ActDialog
          title={words.acceptTitle(stock_no, asked)}
          act={words.acceptAct}
          onAct={() => send(() => accept.mutateAsync({ path, body: { version } }))}
          onClose={() => setAsking(undefined)}
        >
          <p>{words.acceptText}</p>
        </ActDialog>
      )}
      {asking?.what === "decline" && (
        <WordsDialog
          draft={`decline ${line.id}`}
          title={words.declineTitle(stock_no)}
          label={words.declineLabel}
          hint={words.declineHint}
          isNeeded={false}
          act={words.declineAct}
          onAct={(text) => send(() => decline.mutateAsync({ path, body: { version, ...(text && { text }) } }))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
