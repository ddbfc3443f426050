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
  /** True if the main act is filled; false while a drawer has the focus. */
  hasMain: boolean;
  /** The keys of the acts, by event; absent means none. */
  keys?: Readonly<Record<string, string>>;
  /** The only events to offer. */
  only?: readonly string[];
  /** True for the one open line. */
  isOne?: boolean;
  beside?: LineBeside | undefined;
  onForm: (form: LineForm) => void;
  onDone: (moved: readonly StoneLine[]) => void;
}

/** The acts on these lines. Lines of an invoice have none, as they were sold as lines of a memo. */
export const LineActs = ({ list, ...of }: LineActsProps) =>
  list === "invoice" ? null : <ActsOf list={list} {...of} />;

/** The acts from lightest to heaviest. A refused one stays, locked, with its reason. */
function ActsOf({ list, lines, asker, hasMain, keys, only, ...rest }: LineActsProps & { list: StoneList }) {
  const acts = useMemo(
    () =>
      lineActs[list].filter(
        ({ event, isFor }) =>
          (only?.includes(event) ?? true) && isEverOffered(list, event, asker) && (isFor ? lines.some(isFor) : true),
      ),
    [list, lines, asker, only],
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
      key={act.name ?? act.event}
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
