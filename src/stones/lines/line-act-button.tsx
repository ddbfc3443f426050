import { use, useState } from "react";
import { count } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { DraftsContext } from "#ui/form/drafts.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { StoneLine } from "../stone-line.ts";
import { DoubtfulLines } from "./doubtful-lines.tsx";
import { type LineAct, reasonAsked } from "./line-act.ts";
import { RefusedLines } from "./refused-lines.tsx";
import type { LineBeside } from "./use-line-beside.ts";
import { useMove } from "./use-move.ts";
import { WordsDialog } from "./words-dialog.tsx";

/** The forms that stand beside the list. */
export type LineForm = { kind: "sell" | "change"; lines: readonly StoneLine[] };

interface LineActButtonProps {
  act: LineAct;
  lines: readonly StoneLine[];
  /** The machine's word on each line, in the order of the lines; null is a yes. */
  refusals: readonly (string | null)[];
  /** Why the price of each line takes a second act, in the same order; null where it takes none. */
  doubts: readonly (string | null)[];
  mayWrite: boolean;
  /** The one line, where it stands open: what somebody else does with it meanwhile is told there. */
  beside?: LineBeside | undefined;
  isMain: boolean;
  /** Of the one line that is open: it names no number. */
  isOne?: boolean;
  /** The key of the screen that does the same: "A", "Shift+A". */
  keys?: string | undefined;
  onForm: (form: LineForm) => void;
  onDone: (moved: readonly StoneLine[]) => void;
}

/** "Release 4": asks where it must, moves the lines that may be moved, and tells of each that was refused. */
export function LineActButton(props: LineActButtonProps) {
  const { act, lines, refusals, doubts, mayWrite, beside, isMain, isOne, keys, onForm, onDone } = props;
  const [isAsking, setAsking] = useState(false);
  const { move, isPending, refused, dropRefused } = useMove(act, onDone, beside);
  const drafts = use(DraftsContext);
  const able = lines.filter((_, at) => refusals[at] === null);
  const locked = beside?.locked ?? null;
  const reason = locked ?? (mayWrite ? (able.length > 0 ? null : (refusals[0] ?? null)) : messages.forbidden);
  const some = able.length > 0 && able.length < lines.length;
  const number = some ? `${count(able.length)} of ${count(lines.length)}` : count(lines.length);
  const doubtful = lines.flatMap((line, at) =>
    refusals[at] === null && doubts[at] ? [{ line, doubt: doubts[at] }] : [],
  );
  const [only] = able.length === 1 ? doubtful : [];
  const asks = only ? { kind: "words" as const, ...reasonAsked(act, only.line, only.doubt) } : act.asks;
  const close = () => setAsking(false);

  const draft = [act.event, ...able.map(({ id }) => id)].join(" ");
  /** Closes the question once it is answered; a failure of another kind stands in it. */
  async function answer(said: string) {
    const failure = await move(able, said);
    if (!failure || failure === "told") close();
    return failure;
  }
  /** Those that were not refused; what is said of a failure, unless it is told beside. */
  async function goOnWith(rest: readonly StoneLine[], said: string) {
    const failure = await move(rest, said);
    if (failure && failure !== "told") notify.failure(failure.message);
    return !failure;
  }
  async function press() {
    if (reason || isPending) return;
    if (asks?.kind === "sell" || asks?.kind === "change") return onForm({ kind: asks.kind, lines: able });
    if (asks || doubtful.length > 0) return setAsking(true);
    await goOnWith(able, "");
  }
  useScreenKeys(keys ? { [keys.includes("+") ? keys : keys.toLowerCase()]: () => void press() } : {});
  const plain = act.label("").replace(" …", "…").trim();
  const ask = act.label(count(able.length)).replace("…", "");
  return (
    <>
      <Act
        size={isOne ? "sm" : undefined}
        variant={isMain ? "filled" : "default"}
        reason={reason}
        keys={keys}
        loading={isPending && !isAsking && !refused}
        onClick={() => void press()}
      >
        {isOne && lines[0] ? (act.one?.(lines[0]) ?? plain) : act.label(number)}
      </Act>
      {isAsking && asks?.kind === "sure" && (
        <ActDialog
          title={asks.title(able.length)}
          act={ask}
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
      )}
      {isAsking && asks?.kind === "words" && (
        <WordsDialog
          draft={draft}
          title={asks.title(able.length)}
          label={asks.label}
          hint={asks.hint}
          isNeeded={asks.isNeeded}
          act={ask}
          locked={locked}
          onAct={answer}
          onClose={close}
        />
      )}
      {isAsking && !asks && (
        <DoubtfulLines
          act={act}
          of={lines.length}
          doubtful={doubtful}
          rest={able.filter((line) => !doubtful.some((one) => one.line === line))}
          isPending={isPending}
          onRest={(rest) => void goOnWith(rest, "").then((isDone) => isDone && close())}
          onClose={close}
        />
      )}
      {refused && (
        <RefusedLines
          act={act}
          of={refused}
          isPending={isPending}
          // The words are sent now: they wait for nothing any more.
          onRest={() => void goOnWith(refused.rest, refused.said).then((isDone) => isDone && drafts?.drop(draft))}
          onClose={dropRefused}
        />
      )}
    </>
  );
}
