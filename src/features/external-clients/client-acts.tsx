import { useAct } from "#api/use-act.ts";
import { workflows } from "#machines/index.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useSwitchReason, useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { clientName, type ExternalClient, keyRefreshes, refreshes } from "./client.ts";
import { words } from "./words.ts";

/** The active flag of a client, by its machine. */
export function ClientSwitch({ of: client }: { of: ExternalClient }) {
  const toggle = useAct("setExternalClientStatus", { refreshes: [...refreshes, ...keyRefreshes] });
  const { id, is_active } = client;
  return (
    <SwitchCell
      label={words.isActive(clientName(client))}
      on={is_active}
      reason={useSwitchReason(workflows.externalClient, is_active)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

/** Deletes a client without ties. The dialog names the ties that forbid it. */
export function DeleteClient({ of: client, onDeleted }: { of: ExternalClient; onDeleted: () => void }) {
  const remove = useAct("deleteExternalClient", { refreshes });
  return (
    <DeleteSection
      name={clientName(client)}
      text={words.deleteText}
      reason={useWriteReason()}
      onDelete={() =>
        sendAndClose(remove, { path: { id: client.id }, query: { version: client.version } }, { onClose: onDeleted })
      }
    />
  );
}
