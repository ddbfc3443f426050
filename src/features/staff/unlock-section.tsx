import { useAct } from "#api/use-act.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Staff, staffLists } from "./staff-kinds.ts";
import { words } from "./words.ts";

/** Unlocks the sign-in of somebody who typed wrong passwords too often. */
export function UnlockSection({ person: { id } }: { person: Staff }) {
  const unlock = useAct("unlockSignIn", { refreshes: staffLists });
  return (
    <section>
      <Notice hue="orange">{words.unlockText}</Notice>
      <div>
        <Act
          variant="default"
          reason={useWriteReason()}
          loading={unlock.isPending}
          onClick={() => void notifyOutcome(unlock.mutateTold({ path: { id } }))}
        >
          {words.unlock}
        </Act>
      </div>
    </section>
  );
}
