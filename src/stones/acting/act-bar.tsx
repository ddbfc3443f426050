import "./acting.css";
import { useMediaQuery } from "@mantine/hooks";
import { Act } from "#ui/act/act.tsx";
import { ActMenu } from "#ui/act/act-menu.tsx";
import { ReleaseOwn } from "../own-holds.tsx";
import { KycNote } from "./kyc-note.tsx";
import { type StoneActName, stoneActs } from "./stone-act.ts";
import type { Acting } from "./use-acting.tsx";
import { words } from "./words.ts";

interface ActBarProps {
  acting: Acting;
  /** One stone stands alone: its acts need no number. */
  isOfOne?: boolean;
  /** A drawer stands open beside the list: its act is the main one then. */
  isBeside?: boolean;
  /** There is no room for all: the lighter ones stand in a menu. */
  isFolded?: boolean;
  /** Another bar beside it lets go of holds. */
  isAmongHolds?: boolean;
}

/**
 * What can be begun with stones, from lightest to heaviest, the main act last and filled; what may not be done says why.
 * Where there is no room the others stand in a menu before it: seven buttons would take half of a phone.
 */
export function ActBar(props: ActBarProps) {
  const { acting, isOfOne = false, isBeside = false, isFolded = false, isAmongHolds = false } = props;
  const { acts, count, stockNumbers, viewer, pending, press, drawer, dialog } = acting;
  const isPhone = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const main = drawer || isBeside ? undefined : acts.at(-1)?.name;
  const isNarrow = isPhone || isFolded;
  const shown = isNarrow ? acts.slice(-1) : acts;
  const folded = isNarrow ? acts.slice(0, -1) : [];
  const labelOf = (name: StoneActName) => words.labels[name](isOfOne || count === 0 ? null : count);
  return (
    <>
      {acts.some(({ name }) => stoneActs[name].isClaim) && <KycNote {...acting} />}
      {!isOfOne && !isAmongHolds && <ReleaseOwn stockNumbers={stockNumbers} viewer={viewer} />}
      {folded.length > 0 && (
        <ActMenu
          acts={folded.map(({ name, reason }) => ({ name, reason, label: labelOf(name), onChoose: () => press(name) }))}
        />
      )}
      {shown.map(({ name, reason }) => (
        <Act
          key={name}
          variant={name === main ? "filled" : "default"}
          reason={reason}
          keys={isPhone ? undefined : stoneActs[name].key}
          aria-keyshortcuts={stoneActs[name].key}
          loading={pending === name}
          onClick={() => press(name)}
        >
          {labelOf(name)}
        </Act>
      ))}
      {dialog}
    </>
  );
}
