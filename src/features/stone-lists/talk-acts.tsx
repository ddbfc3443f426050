import type { Asker } from "#stones/line-refusal.ts";
import { LineActs, type LineActsProps } from "#stones/lines/line-acts-bar.tsx";
import { TalkFoot } from "#stones/talks/talk-foot.tsx";
import type { OpenTalk } from "#stones/talks/use-talk.ts";

interface TalkActsProps extends Pick<LineActsProps, "onForm" | "onDone"> {
  talk: OpenTalk;
  asker: Asker;
  /** The text that is being written. */
  draft: string;
  mayWrite: boolean;
  onDraft: (text: string) => void;
  onPrice: () => void;
}

const closing = ["CLOSE"];

/** The next message of an enquiry, and the act that ends it. */
export const TalkActs = ({ talk, asker, draft, mayWrite, onDraft, onPrice, onForm, onDone }: TalkActsProps) => (
  <TalkFoot
    talk={talk}
    asker={asker}
    draft={draft}
    mayWrite={mayWrite}
    onDraft={onDraft}
    onPrice={onPrice}
    close={
      <LineActs
        list="enquiry"
        lines={[talk.line]}
        only={closing}
        hasMain={false}
        isOne
        asker={asker}
        onForm={onForm}
        onDone={onDone}
        mayWrite={mayWrite && talk.frozen === null}
      />
    }
  />
);
