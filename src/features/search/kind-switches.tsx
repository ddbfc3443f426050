import { SegmentedControl } from "@mantine/core";
import { memo } from "react";
import { chooseAvailability, chooseValues, kindOf } from "#domain/search/change-search.ts";
import { type AvailabilityCode, availabilityCodes, type StoneSearch } from "#domain/search/stone-search.ts";
import { type DiamondType, originCodes } from "#domain/stone.ts";
import type { OnWhat } from "./rail-counts.ts";
import { words } from "./words.ts";

const both = "both";
const types = [
  { value: "white", label: words.types.white },
  { value: "fancy", label: words.types.fancy },
  { value: both, label: words.types.both },
];
const origins = [
  { value: String(originCodes.natural), label: words.origins.natural },
  { value: String(originCodes.labGrown), label: words.origins.labGrown },
  { value: both, label: words.origins.both },
];
const availabilities = [
  { value: String(availabilityCodes.all), label: words.availabilities.all },
  { value: String(availabilityCodes.available), label: words.availabilities.available },
  { value: String(availabilityCodes.notAvailable), label: words.availabilities.notAvailable },
];

interface KindSwitchesProps {
  type: DiamondType | undefined;
  origin: string | undefined;
  availability: AvailabilityCode | undefined;
  onWhat: OnWhat;
}

/** The one origin of a search, if it has one. */
export const originOf = (what: StoneSearch): string | undefined => kindOf(what).stone_origin?.toString();

function Switches({ type, origin, availability, onWhat }: KindSwitchesProps) {
  return (
    <>
      <SegmentedControl
        transitionDuration={0}
        aria-label={words.type}
        data={types}
        value={type ?? both}
        onChange={(chosen) =>
          onWhat(({ diamond_type: _, ...rest }) =>
            chosen === both ? rest : { ...rest, diamond_type: chosen as DiamondType },
          )
        }
      />
      <SegmentedControl
        transitionDuration={0}
        aria-label={words.origin}
        data={origins}
        value={origin ?? both}
        onChange={(code) => onWhat((now) => chooseValues(now, "stone_origin", code === both ? [] : [code]))}
      />
      <SegmentedControl
        transitionDuration={0}
        aria-label={words.availability}
        data={availabilities}
        value={String(availability ?? availabilityCodes.all)}
        onChange={(code) => onWhat((now) => chooseAvailability(now, Number(code) as AvailabilityCode))}
      />
    </>
  );
}

/** The switches of the kind: white or fancy, natural or grown, available or not. */
export const KindSwitches = memo(Switches);
