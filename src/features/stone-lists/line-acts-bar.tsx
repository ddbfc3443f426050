import { useMemo } from "react";
import type { StoneList } from "#domain/stone-lists.ts";
import { type Asker, isEverOffered, lineRefusal } from "#stones/line-refusal.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import { LineActButton, type LineForm } from "./line-act-button.tsx";
import { lineActs } from "./line-acts.ts";

export interface LineActsProps {
  list: StoneList;
  lines: readonly StoneLine[];
  asker: Asker;
  mayWrite: boolean;
  /** Whether the main act is the one that is filled: not while a drawer has the keyboard. */
  hasMain: boolean;
  /** Of the one line that is open. */
  isOne?: boolean;
  onForm: (form: LineForm) => void;
  onDone: () => void;
}

/** What can be done with these lines, from lightest to heaviest; what is refused stays, locked, with its sentence. */
export function LineActs({ list, lines, asker, hasMain, ...rest }: LineActsProps) {
  const acts = useMemo(() => lineActs[list].filter(({ event }) => isEverOffered(list, event, asker)), [list, asker]);
  const refusals = useMemo(
    () => acts.map(({ event }) => lines.map((line) => lineRefusal(line, event, asker))),
    [acts, lines, asker],
  );
  return acts.map((act, at) => (
    <LineActButton
      key={act.event}
      act={act}
      lines={lines}
      refusals={refusals[at] ?? []}
      isMain={hasMain && at === acts.length - 1}
      {...rest}
    />
  ));
}
