import { useMemo } from "react";
import type { ShownList, StoneList } from "#domain/stone-lists.ts";
import { type Asker, isEverOffered, lineRefusal, priceDoubt } from "../line-refusal.ts";
import type { StoneLine } from "../stone-line.ts";
import type { LineForm } from "./line-act.ts";
import { LineActButton } from "./line-act-button.tsx";
import { lineActs } from "./line-acts.ts";
import type { LineBeside } from "./use-line-beside.ts";

export interface LineActsProps {
  list: ShownList;
  lines: readonly StoneLine[];
  asker: Asker;
  mayWrite: boolean;
  /** Whether the main act is the one that is filled: not while a drawer has the keyboard. */
  hasMain: boolean;
  /** The keys that do an act, by its event; without them the acts have none. */
  keys?: Readonly<Record<string, string>>;
  /** These events alone. */
  only?: readonly string[];
  /** Of the one line that is open. */
  isOne?: boolean;
  beside?: LineBeside | undefined;
  onForm: (form: LineForm) => void;
  onDone: (moved: readonly StoneLine[]) => void;
}

/** What can be done with these lines; nothing with those of an invoice, which were sold as lines of a memo. */
export const LineActs = ({ list, ...of }: LineActsProps) =>
  list === "invoice" ? null : <ActsOf list={list} {...of} />;

/** From lightest to heaviest; what is refused stays, locked, with its sentence. */
function ActsOf({ list, lines, asker, hasMain, keys, only, ...rest }: LineActsProps & { list: StoneList }) {
  const acts = useMemo(
    () => lineActs[list].filter(({ event }) => (only?.includes(event) ?? true) && isEverOffered(list, event, asker)),
    [list, asker, only],
  );
  const refusals = useMemo(
    () => acts.map(({ event }) => lines.map((line) => lineRefusal(line, event, asker))),
    [acts, lines, asker],
  );
  const doubts = useMemo(
    () => acts.map((act) => lines.map((line) => (act.isPriced ? priceDoubt(line, act.event, asker) : null))),
    [acts, lines, asker],
  );
  const main = hasMain ? acts.findLast(({ takesAway }) => !takesAway) : undefined;
  return acts.map((act, at) => (
    <LineActButton
      key={act.event}
      act={act}
      lines={lines}
      refusals={refusals[at] ?? []}
      doubts={doubts[at] ?? []}
      keys={keys?.[act.event]}
      isMain={act === main}
      {...rest}
    />
  ));
}
