import { count } from "#domain/format.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DoubtfulLines } from "./doubtful-lines.tsx";
import { type LineAct, labelFor } from "./line-act.ts";
import type { AskedAct } from "./use-line-act.ts";
import { WordsDialog } from "./words-dialog.tsx";

interface LineActQuestionProps {
  act: LineAct;
  /** The number of chosen lines. */
  chosen: number;
  asked: AskedAct;
}

/**
 * The question of an act before it moves lines: a yes, a text, or whether to continue without lines of a doubtful
 * price.
 */
export function LineActQuestion({ act, chosen, asked }: LineActQuestionProps) {
  const { able, doubtful, asks, draft, locked, isPending, answer, goOnSure, close } = asked;
  const label = labelFor(act, count(able.length));
  switch (asks?.kind) {
    case "sure":
      return (
        <ActDialog
          title={asks.title(able.length)}
          act={label}
          reason={locked}
          onAct={async () => {
            const failure = await answer("");
            return failure === "told" ? undefined : failure;
          }}
          onClose={close}
        >
          <p>{asks.text}</p>
          {locked && (
            <Notice hue="orange" urgent>
              {locked}
            </Notice>
          )}
        </ActDialog>
      );
    case "words":
      return (
        <WordsDialog
          draft={draft}
          title={asks.title(able.length)}
          label={asks.label}
          hint={asks.hint}
          isNeeded={asks.isNeeded}
          act={label}
          locked={locked}
          onAct={answer}
          onClose={close}
        />
      );
    case "doubts":
      return (
        <DoubtfulLines
          act={act}
          of={chosen}
          doubtful={doubtful}
          rest={able.filter((line) => !doubtful.some((one) => one.line === line))}
          isPending={isPending}
          onRest={(rest) => void goOnSure(rest)}
          onClose={close}
        />
      );
    default:
      return null;
  }
}
