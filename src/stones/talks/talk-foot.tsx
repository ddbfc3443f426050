import { Textarea } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { ChangedElsewhere } from "#ui/form/changed-elsewhere.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type Asker, isEverOffered, lineRefusal } from "../line-refusal.ts";
import { refreshes } from "../lines/refreshes.ts";
import { BidAnswer } from "./bid-answer.tsx";
import { OfferAnswer } from "./offer-answer.tsx";
import { StoneTaken } from "./stone-taken.tsx";
import { type OpenTalk, useKeepTalk } from "./use-talk.ts";
import { useTalkAct } from "./use-talk-act.ts";
import { words } from "./words.ts";

/** Contract: the length of the longest text. */
const longest = 2000;

/** The words typed while a text was on its way: behind it, or in its place. */
const restOf = (latest: string, sent: string): string =>
  latest.startsWith(sent) ? latest.slice(sent.length).trimStart() : latest;

interface TalkFootProps {
  talk: OpenTalk;
  asker: Asker;
  mayWrite: boolean;
  /** The text that is being written. It survives a form in the drawer's place. */
  draft: string;
  onDraft: (draft: string) => void;
  /** Opens the form of a price: the house's offer, or the client's bid. */
  onPrice: () => void;
  /** The act that closes the enquiry, which is never the only one. */
  close: ReactNode;
}

/** The foot of an enquiry: each side writes, names a price, or answers the price of the other. */
export function TalkFoot({ talk, asker: anyone, mayWrite, draft, onDraft, onPrice, close }: TalkFootProps) {
  const { line, frozen, goOn, now, isStoneClients } = talk;
  const asker = { ...anyone, isStoneClients };
  const [isMissed, setMissed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const latest = useRef(draft);
  latest.current = draft;
  const answer = useAct("answerEnquiry", { refreshes });
  const ask = useAct("askInEnquiry", { refreshes });
  const { act, isPending, refusal } = useTalkAct();
  const keep = useKeepTalk();
  const noRight = useNoRight();
  const isHouse = isEverOffered("enquiry", "ANSWER", asker);
  const refused = (event: string) => frozen ?? (mayWrite ? lineRefusal(line, event, asker) : noRight);
  const noWord = refused(isHouse ? "ANSWER" : "ASK");
  const text = draft.trim();

  async function send() {
    if (noWord) return;
    setMissed(text === "");
    if (text === "") return field.current?.focus();
    const path = { id: line.id };
    const isSaid = await act(async () => {
      const said = isHouse
        ? await answer.mutateAsync({ path, body: { version: line.version, text } })
        : await ask.mutateAsync({ path, body: { text } });
      keep(said.data);
      return said;
    });
    if (isSaid) onDraft(restOf(latest.current, draft));
    field.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }
  const isPriced = isHouse ? line.state.startsWith("bid.") : line.state.startsWith("offered");
  const [price, priceWord] = isHouse
    ? (["OFFER", line.agreed_ppc === null ? words.offer : isPriced ? words.counter : words.offerAnew] as const)
    : ([
        "BID",
        line.agreed_ppc === null ? words.bid : line.state.startsWith("bid.") ? words.bidAnew : words.counter,
      ] as const);
  const [label, hint] = isHouse ? [words.answer, words.answerHint] : [words.question, words.questionHint];
  return (
    <>
      {frozen && <ChangedElsewhere onGoOn={goOn}>{frozen}</ChangedElsewhere>}
      {!frozen && refusal && (
        <Notice hue="orange" urgent>
          {refusal}
        </Notice>
      )}
      <Textarea
        ref={field}
        label={label}
        placeholder={hint}
        maxLength={longest}
        autosize
        minRows={1}
        maxRows={6}
        // The field keeps its focus and its text, but takes no more text.
        readOnly={frozen !== null}
        value={draft}
        error={isMissed && text === "" && messages.textNeeded}
        onChange={(event) => onDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {!frozen && now && !isStoneClients && <StoneTaken now={now} />}
      {isPriced && (
        <div className="row talk-offered">
          {isHouse ? (
            <BidAnswer line={line} asker={asker} refused={refused} />
          ) : (
            <OfferAnswer line={line} refused={refused} />
          )}
        </div>
      )}
      <div className="row between">
        {close}
        <div className="row">
          <Act size="sm" variant="default" reason={refused(price)} onClick={onPrice}>
            {priceWord}
          </Act>
          <Act
            size="sm"
            variant={isPriced ? "default" : "filled"}
            keys="Ctrl+↵"
            reason={noWord}
            loading={isPending}
            onClick={() => void send()}
          >
            {isHouse ? words.answer : words.send}
          </Act>
        </div>
      </div>
    </>
  );
}
