import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { workflows } from "#machines/index.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useSwitchReason, useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Associate, refreshes } from "./associate.ts";
import { words } from "./words.ts";

/** The active flag of an associate, by the machine of accounts. */
export function AssociateSwitch({ of: associate }: { of: Associate }) {
  const toggle = useAct("setAccountStatus", { refreshes });
  const { id, is_active } = associate;
  return (
    <SwitchCell
      label={words.isActive(personName(associate))}
      on={is_active}
      reason={useSwitchReason(workflows.account, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

export const LockedTag = () => <Tag hue="orange">{words.locked}</Tag>;

/** The tag of a locked sign-in, with the act that unlocks it. */
export function LockedSignIn({ of: associate }: { of: Associate }) {
  const unlock = useAct("unlockSignIn", { refreshes });
  return (
    <span className="row wrap">
      <LockedTag />
      <Act
        variant="default"
        reason={useWriteReason()}
        loading={unlock.isPending}
        aria-label={words.unlockThis(personName(associate))}
        onClick={() => void notifyOutcome(unlock.mutateTold({ path: { id: associate.id } }))}
      >
        {words.unlock}
      </Act>
    </span>
  );
}

/** Deletes an associate without ties. The dialog names the ties that forbid it. */
export function DeleteAssociate({ of: associate, onDeleted }: { of: Associate; onDeleted: () => void }) {
  const remove = useAct("deleteAssociate", { refreshes });
  return (
    <DeleteSection
      name={personName(associate)}
      text={words.deleteText}
      reason={useWriteReason()}
      onDelete={() =>
        sendAndClose(
          remove,
          { path: { id: associate.id }, query: { version: associate.version } },
          { onClose: onDeleted },
        )
      }
    />
  );
}
