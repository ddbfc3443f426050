import "./stone-origin.css";
import { type StoneOrigin as Origin, originCodes, originNames } from "#domain/stone.ts";

/** The origin of a stone, lab grown or natural. It is shown with every stone (spec §1). */
export const StoneOrigin = ({ of }: { of: Origin }) => (
  <span className="origin" data-grown={of === originCodes.labGrown || undefined}>
    {originNames[of]}
  </span>
);
