import { count } from "#domain/format.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { words as uiWords } from "#ui/words.ts";
import { PaperBefore } from "../paper-ahead/paper-before.tsx";
import type { StoneLine } from "../stone-line.ts";
import { DecidedElsewhere } from "./decided-elsewhere.tsx";
import { DoubtfulLines } from "./doubtful-lines.tsx";
import { type LineAct, labelFor } from "./line-act.ts";
import type { AskedAct, AskedLines } from "./use-line-act.ts";
import type { LineBeside } from "./use-line-beside.ts";
import { useLinesLeft } from "./use-lines-left.ts";
import { WordsDialog } from "./words-dialog.tsx";

const none: readonly StoneLine[] = [];

interface LineActQuestionProps {
  act: LineAct;
  asked: AskedLines;
  /** The one open line, if there is one. An act of somebody else on it is told there. */
  beside: LineBeside | undefined;
  of: AskedAct;
}

/**
 * The question of an act before it moves lines: a yes, a text, or whether to continue without lines of a doubtful
 * price. It keeps its lines and its text while others decide some of them.
 */
export function LineActQuestion({ act, asked, beside, of }: LineActQuestionProps) {
  const { asks, draft, chosen } = asked;
  const { isPending, answer, goOnSure, close } = of;
  // The one open line is followed beside its list already.
  const left = useLinesLeft({ asked: beside ? none : asked.able, opened: beside?.open, onNone: close });
  const { open, goOn } = left;
  const lines = beside ? asked.able : left.lines;
  const locked = beside ? beside.locked : open.frozen;
  const several = beside ? undefined : open;
  const told =
    locked &&
    (several ? (
      <DecidedElsewhere goOn={goOn ?? uiWords.goOn} onGoOn={open.goOn}>
        {locked}
      </DecidedElsewhere>
    ) : (
      <Notice hue="orange" urgent>
        {locked}
      </Notice>
    ));
  const label = labelFor(act, count(lines.length));
  switch (asks.kind) {
    case "sure":
      return (
        <ActDialog
          title={asks.title(lines.length)}
          act={label}
          reason={locked}
          onAct={async () => {
            const failure = await answer(lines, "", several);
            return failure === "told" ? undefined : failure;
          }}
          onClose={close}
        >
          <p>{asks.text}</p>
          {told}
        </ActDialog>
      );
    case "words":
      return (
        <WordsDialog
          draft={draft}
          title={asks.title(lines.length)}
          label={asks.label}
          hint={asks.hint}
          isNeeded={asks.isNeeded}
          act={label}
          dismiss={asks.dismiss}
          locked={locked}
          told={told}
          note={act.makes && <PaperBefore kind={act.makes} lines={lines} />}
          onAct={(said) => answer(lines, said, several)}
          onClose={close}
        />
      );
    default: {
      const doubtful = asked.doubtful.filter(({ line }) => lines.includes(line));
      const rest = lines.filter((line) => !doubtful.some((one) => one.line === line));
      return (
        <DoubtfulLines
          act={act}
          of={chosen - (asked.able.length - lines.length)}
          doubtful={doubtful}
          rest={rest}
          locked={locked}
          told={told}
          isPending={isPending}
          onRest={() => void goOnSure(rest, several)}
          onClose={close}
        />
      );
    }
  }
}
