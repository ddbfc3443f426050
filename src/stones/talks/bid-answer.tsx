import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useRefresh } from "#api/use-refresh.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import type { FormFailure } from "#ui/form/form-failure.ts";
import { notify } from "#ui/notice/notify.ts";
import { type Asker, priceDoubt } from "../line-refusal.ts";
import { refreshes } from "../lines/refreshes.ts";
import { WordsDialog } from "../lines/words-dialog.tsx";
import type { StoneLine } from "../stone-line.ts";
import { words } from "./words.ts";

interface BidAnswerProps {
  line: StoneLine;
  asker: Asker;
  /** The reason why an event may not be sent now, or null. */
  refused: (event: string) => string | null;
}

/** Accepts or declines the bid that stands. Both ask once more, about the bid as it was read. */
export function BidAnswer({ line, asker, refused }: BidAnswerProps) {
  const [asking, setAsking] = useState<{ what: "accept" | "decline"; line: StoneLine }>();
  const accept = useAct("acceptBid", { refreshes });
  const decline = useAct("declineBid", { refreshes });
  const refresh = useRefresh();
  const asked = asking?.line ?? line;
  const price = asked.agreed_ppc ?? asked.markup_ppc;
  const { stock_no } = asked.stone;
  const [noAcceptance, noRefusal] = [refused("ACCEPT_BID"), refused("DECLINE_BID")];
  const doubt = priceDoubt(asked, "ACCEPT_BID", asker, price);
  const path = { id: asked.id };
  const { version } = asked;

  /** Sends the answer to the bid in the question. A newer bid is refused. */
  async function send(work: () => Promise<{ message: string }>): Promise<FormFailure | undefined> {
    const failure = await formOutcome<object>(async () => notify.success((await work()).message));
    if (failure) refresh(refreshes);
    else setAsking(undefined);
    return failure;
  }
  const take = (reason?: string) =>
    send(() => accept.mutateAsync({ path, body: { version, ...(reason && { reason }) } }));
  const leave = () => setAsking(undefined);
  return (
    <>
      <Act
        size="sm"
        variant="default"
        reason={noRefusal}
        onClick={() => noRefusal === null && setAsking({ what: "decline", line })}
      >
        {words.declineBid}
      </Act>
      <Act size="sm" reason={noAcceptance} onClick={() => noAcceptance === null && setAsking({ what: "accept", line })}>
        {words.acceptBid(line.agreed_ppc ?? line.markup_ppc)}
      </Act>
      {asking?.what === "accept" && doubt === null && (
        <ActDialog
          title={words.acceptBidTitle(stock_no, price)}
          act={words.acceptBidAct}
          onAct={() => take()}
          onClose={leave}
        >
          <p>{words.acceptBidText}</p>
        </ActDialog>
      )}
      {asking?.what === "accept" && doubt !== null && (
        <WordsDialog
          draft={`accept bid ${asked.id}`}
          title={words.acceptBidTitle(stock_no, price)}
          label={words.priceReason}
          hint={`${doubt} ${words.reasonHint}`}
          isNeeded
          act={words.acceptBidAct}
          onAct={take}
          onClose={leave}
        />
      )}
      {asking?.what === "decline" && (
        <WordsDialog
          draft={`decline bid ${asked.id}`}
          title={words.declineBidTitle(stock_no)}
          label={words.declineBidLabel}
          hint={words.declineBidHint}
          isNeeded
          act={words.declineBidAct}
          onAct={(text) => send(() => decline.mutateAsync({ path, body: { version, text } }))}
          onClose={leave}
        />
      )}
    </>
  );
}
