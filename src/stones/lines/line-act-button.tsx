import { use, useEffect } from "react";
import { count } from "#domain/format.ts";
import { Act } from "#ui/act/act.tsx";
import { byKey } from "#ui/act/by-key.ts";
import { useScreenKeys } from "#ui/frame/use-screen-keys.ts";
import { AskingContext } from "./asking.ts";
import { buttonFor } from "./line-act.ts";
import { LineActQuestion } from "./line-act-question.tsx";
import { RefusedLines } from "./refused-lines.tsx";
import { type LineActOptions, useLineAct } from "./use-line-act.ts";

interface LineActButtonProps extends LineActOptions {
  isMain: boolean;
  /** True for the one open line, whose label has no number. */
  isOne?: boolean;
  /** The key of the same act: "A", "Shift+A". */
  keys?: string | undefined;
}

/** "Release 4": asks first if the act needs it, moves the permitted lines, and tells each refused one. */
export function LineActButton({ isMain, isOne, keys, ...of }: LineActButtonProps) {
  const { act, lines, beside } = of;
  const lineAct = useLineAct(of);
  const { able, reason, asked, isPending, refused, press, goOnRest, dropRefused } = lineAct;
  const isAsking = asked !== undefined || refused !== undefined;
  const ask = use(AskingContext);
  useEffect(() => (isAsking ? ask?.() : undefined), [isAsking, ask]);
  const some = able.length > 0 && able.length < lines.length;
  const number = some ? `${count(able.length)} of ${count(lines.length)}` : count(lines.length);
  const pressByKey = () => byKey(reason, () => void press());
  useScreenKeys(keys ? { [keys.includes("+") ? keys : keys.toLowerCase()]: pressByKey } : {});
  return (
    <>
      <Act
        size={isOne ? "sm" : undefined}
        variant={isMain ? "filled" : "default"}
        reason={reason}
        keys={keys}
        loading={isPending && !asked && !refused}
        onClick={() => void press()}
      >
        {isOne && lines[0] ? (act.one?.(lines[0]) ?? buttonFor(act)) : buttonFor(act, number)}
      </Act>
      {asked && <LineActQuestion act={act} asked={asked} beside={beside} of={lineAct} />}
      {refused && (
        <RefusedLines
          act={act}
          of={refused}
          isPending={isPending}
          onRest={() => void goOnRest()}
          onClose={dropRefused}
        />
      )}
    </>
  );
}
