import { useState } from "react";
import { codes } from "#domain/codes.ts";
import { type Asker, isEverOffered } from "#stones/line-refusal.ts";
import type { LineActsProps } from "#stones/lines/line-acts-bar.tsx";
import { LineDrawer } from "#stones/lines/line-drawer.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { BidForm } from "#stones/talks/bid-form.tsx";
import { OfferForm } from "#stones/talks/offer-form.tsx";
import { TalkSoFar } from "#stones/talks/talk-so-far.tsx";
import { useTalk } from "#stones/talks/use-talk.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useDraft } from "#ui/form/use-draft.ts";
import { useLeaveGuard } from "#ui/form/use-leave-guard.tsx";
import type { Place } from "#ui/list/drawer.tsx";
import { TalkActs } from "./talk-acts.tsx";

interface TalkDrawerProps extends Pick<LineActsProps, "onForm" | "onDone"> {
  line: StoneLine;
  place: Place | undefined;
  viewer: ListViewer;
  asker: Asker;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** An enquiry beside its list: the stone, its messages, and the next message. */
export function TalkDrawer({ line: opened, place, viewer, asker, onForm, onDone, onClose, onDirty }: TalkDrawerProps) {
  const talk = useTalk(opened);
  const { line, frozen } = talk;
  const [draft, setDraft] = useDraft(`answer ${opened.id}`);
  const [isPricing, setPricing] = useState(false);
  const isDirty = draft.trim() !== "";
  const { guarded, question } = useLeaveGuard(isDirty);
  useDirty(isPricing ? undefined : onDirty, isDirty);

  if (isPricing) {
    const leave = () => setPricing(false);
    const made = () => {
      setDraft("");
      leave();
    };
    const Form = isEverOffered("enquiry", "OFFER", asker) ? OfferForm : BidForm;
    return <Form talk={talk} asker={asker} draft={draft} onDirty={onDirty} onMade={made} onClose={leave} />;
  }
  const goes = line.status === codes.enquiry.open || frozen !== null;
  const walk = (go: (() => void) | undefined) => go && (() => guarded(go));
  return (
    <>
      <LineDrawer
        line={line}
        place={place && { ...place, onPrevious: walk(place.onPrevious), onNext: walk(place.onNext) }}
        namesClient={viewer.namesClient}
        paperPath={viewer.paperPath}
        historyPath={viewer.historyPath}
        talk={<TalkSoFar talk={talk} />}
        acts={
          goes && (
            <TalkActs
              talk={talk}
              asker={asker}
              draft={draft}
              mayWrite={viewer.mayWrite}
              onDraft={setDraft}
              onPrice={() => setPricing(true)}
              onForm={onForm}
              onDone={onDone}
            />
          )
        }
        onClose={() => guarded(onClose)}
      />
      {question}
    </>
  );
}
