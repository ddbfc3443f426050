import "./stone-origin.css";
import { type StoneOrigin as Origin, originCodes, originNames } from "#domain/stone.ts";

/** Lab grown or natural: said wherever a stone is (spec §1). */
export const StoneOrigin = ({ of }: { of: Origin }) => (
  <span className="origin" data-grown={of === originCodes.labGrown || undefined}>
    {originNames[of]}
  </span>
);
