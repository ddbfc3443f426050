import { useMemo, useState } from "react";
import type { StoneLine } from "../stone-line.ts";
import type { OpenLine } from "./use-open-line.ts";
import { useOpenLines } from "./use-open-lines.ts";
import { words } from "./words.ts";

interface LinesLeftOptions {
  asked: readonly StoneLine[];
  /** The open item of the one line, if there is one. An act of somebody else on it is told there. */
  opened: OpenLine | undefined;
  /** Called when somebody else has decided all lines. */
  onNone: () => void;
}

/** The lines of a form without those that somebody else has decided meanwhile. */
export function useLinesLeft({ asked, opened, onNone }: LinesLeftOptions) {
  const [gone, setGone] = useState<readonly StoneLine[]>([]);
  /** The lines that were refused because somebody was faster. */
  const [late, setLate] = useState<readonly StoneLine[]>([]);
  const lines = useMemo(() => asked.filter((line) => !gone.includes(line)), [asked, gone]);
  const several = useOpenLines({
    lines,
    onGoOn(moved) {
      const all = [...gone, ...moved, ...late];
      setGone(all);
      setLate([]);
      if (asked.every((line) => all.includes(line))) onNone();
    },
  });
  const others = lines.filter((line) => !several.gone.includes(line) && !late.includes(line)).length;
  return {
    lines,
    open: opened ?? several,
    /** The label of going on. */
    goOn: !opened && others > 0 ? words.goOnWith(others) : undefined,
    setLate,
  };
}

export type LinesLeft = ReturnType<typeof useLinesLeft>;
