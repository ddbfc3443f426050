import { ActBar } from "#stones/acting/act-bar.tsx";
import type { Acting } from "#stones/acting/use-acting.tsx";
import { LineActs, type LineActsProps } from "#stones/lines/line-acts-bar.tsx";
import { leadsOn } from "./use-begin-from.ts";

interface SelectionActsProps extends Omit<LineActsProps, "hasMain"> {
  /** What can be begun with the stones of the lines. */
  begin: Acting;
  /** A drawer stands open beside the list: its act is the main one then. */
  isBeside: boolean;
}

/** What can be done with the selected lines, and what with their stones: one of all these acts is the main one. */
export function SelectionActs({ begin, isBeside, ...of }: SelectionActsProps) {
  const leads = leadsOn(of.list) && begin.acts.length > 0;
  return (
    <>
      <LineActs {...of} hasMain={!isBeside && !leads} />
      {begin.acts.length > 0 && (
        <ActBar acting={begin} isBeside={isBeside || !leads} isAmongHolds={of.list === "hold"} />
      )}
    </>
  );
}
