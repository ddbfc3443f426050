import "./acting.css";
import { useMediaQuery } from "@mantine/hooks";
import { Act } from "#ui/act/act.tsx";
import { ActMenu } from "#ui/act/act-menu.tsx";
import { ReleaseOwn } from "../own-holds.tsx";
import { type StoneActName, stoneActs } from "./stone-act.ts";
import type { Acting } from "./use-acting.tsx";
import { words } from "./words.ts";

interface ActBarProps {
  acting: Acting;
  /** True for a bar of one stone, whose acts need no number. */
  isOfOne?: boolean;
  /** True if a drawer is open beside the list. Its act is then the main one. */
  isBeside?: boolean;
  /** True if there is no room for all acts. The lighter ones then stand in a menu. */
  isFolded?: boolean;
  /** True if another bar beside it releases holds. */
  isAmongHolds?: boolean;
}

/**
 * The acts on stones, from lightest to heaviest, the main act last and filled. A refused act tells its reason. Without
 * room the others stand in a menu before it: seven buttons would take half of a phone.
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
