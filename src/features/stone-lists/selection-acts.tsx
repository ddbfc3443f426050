import { ActBar } from "#stones/acting/act-bar.tsx";
import type { Acting } from "#stones/acting/use-acting.tsx";
import { LineActs, type LineActsProps } from "#stones/lines/line-acts-bar.tsx";
import { leadsOn } from "./use-begin-from.ts";

interface SelectionActsProps extends Omit<LineActsProps, "hasMain"> {
  /** The acts on the stones of the lines. */
  begin: Acting;
  /** True if a drawer is open beside the list. Its act is then the main one. */
  isBeside: boolean;
}

/** The acts on the selected lines and on their stones. One of all these acts is the main one. */
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
