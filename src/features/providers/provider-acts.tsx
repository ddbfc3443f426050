import { useAct } from "#api/use-act.ts";
import { provider as workflow } from "#machines/active-toggle.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useSwitchReason, useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { type Provider, refreshes, switchRefreshes } from "./provider.ts";
import { words } from "./words.ts";

/** Turns a provider's stock on or off, by its machine. */
export function ProviderSwitch({ of: { id, name, is_active } }: { of: Provider }) {
  const toggle = useAct("setProviderStatus", { refreshes: switchRefreshes });
  return (
    <SwitchCell
      label={words.isActive(name)}
      on={is_active}
      reason={useSwitchReason(workflow, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

/** Says without a file that a provider's stock is as it was delivered last. */
export function RenewStock({ of: { id, name, version, stocked_at } }: { of: Provider }) {
  const renew = useAct("renewProviderStock", { refreshes });
  const write = useWriteReason();
  return (
    <Act
      size="xs"
      variant="default"
      aria-label={words.renewOf(name)}
      reason={write ?? (stocked_at === null ? words.undelivered : null)}
      loading={renew.isPending}
      onClick={() => void notifyOutcome(renew.mutateTold({ path: { id }, body: { version } }))}
    >
      {words.renew}
    </Act>
  );
}

/** Deletes a provider without ties. The dialog names the ties that forbid it. */
export function DeleteProvider({ of: { id, name, version }, onDeleted }: { of: Provider; onDeleted: () => void }) {
  const remove = useAct("deleteProvider", { refreshes });
  return (
    <DeleteSection
      name={name}
      text={words.deleteText}
      reason={useWriteReason()}
      onDelete={() => sendAndClose(remove, { path: { id }, query: { version } }, { onClose: onDeleted })}
    />
  );
}
