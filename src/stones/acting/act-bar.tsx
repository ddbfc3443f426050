import "./acting.css";
import { Act } from "#ui/act.tsx";
import { KycNote } from "./kyc-note.tsx";
import { stoneActs } from "./stone-act.ts";
import type { Acting } from "./use-acting.tsx";
import { words } from "./words.ts";

interface ActBarProps {
  acting: Acting;
  /** One stone stands alone: its acts need no number. */
  isOfOne?: boolean;
  /** A drawer stands open beside the list: its act is the main one then. */
  isBeside?: boolean;
}

/** What can be begun with stones, from lightest to heaviest, the main act last and filled; what may not be done says why. */
export function ActBar({ acting, isOfOne = false, isBeside = false }: ActBarProps) {
  const { acts, count, viewer, pending, press, drawer, dialog } = acting;
  const main = drawer || isBeside ? undefined : acts.at(-1)?.name;
  return (
    <>
      <KycNote viewer={viewer} />
      {acts.map(({ name, reason }) => (
        <Act
          key={name}
          variant={name === main ? "filled" : "default"}
          reason={reason}
          keys={stoneActs[name].key}
          aria-keyshortcuts={stoneActs[name].key}
          loading={pending === name}
          onClick={() => press(name)}
        >
          {words.labels[name](isOfOne || count === 0 ? null : count)}
        </Act>
      ))}
      {dialog}
    </>
  );
}
