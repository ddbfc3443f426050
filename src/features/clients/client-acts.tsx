import { Button } from "@mantine/core";
import { useState } from "react";
import { useAct } from "#api/use-act.ts";
import { personName } from "#domain/person-name.ts";
import { messages } from "#domain/portal-messages.ts";
import { workflows } from "#machines/index.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useSwitchReason, useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { SwitchCell } from "#ui/form/switch-cell.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { clientName } from "#ui/table/client-columns.tsx";
import { type Business, type Client, type ClientDetail, refreshes } from "./client.ts";
import { words } from "./words.ts";

/** Every listed client is within the viewer's reach. */
const listed = ["any", "ownCustomers"] as const;

type Account = Pick<Client, "id" | "is_active" | "is_locked" | "first_name" | "last_name">;

/** The active flag of an account, by its machine. */
export function AccountSwitch({ of: account }: { of: Account }) {
  const toggle = useAct("setAccountStatus", { refreshes });
  const { id, is_active } = account;
  return (
    <SwitchCell
      label={words.isActive(personName(account))}
      on={is_active}
      reason={useSwitchReason(workflows.account, is_active, listed)}
      pending={toggle.isPending}
      onToggle={(on) => void notifyOutcome(toggle.mutateTold({ path: { id }, body: { is_active: on } }))}
    />
  );
}

/** The active flag of a business. While it is off, its people may look but not act: so it asks before it goes off. */
export function BusinessSwitch({ of: { id, company_name, is_active } }: { of: Business }) {
  const [isAsking, setAsking] = useState(false);
  const toggle = useAct("setBusinessStatus", { refreshes });
  const to = (on: boolean) => ({ path: { id }, body: { is_active: on } });
  return (
    <>
      <SwitchCell
        label={words.isActive(company_name)}
        on={is_active}
        reason={useSwitchReason(workflows.businessAccount, is_active, listed)}
        pending={toggle.isPending}
        onToggle={(on) => (on ? void notifyOutcome(toggle.mutateTold(to(true))) : setAsking(true))}
      />
      {isAsking && (
        <ActDialog
          title={words.switchOffTitle(company_name)}
          act={words.switchOff}
          onAct={() => sendAndClose(toggle, to(false), { onClose: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          <p>{words.switchOffText}</p>
        </ActDialog>
      )}
    </>
  );
}

export const LockedTag = () => <Tag hue="orange">{words.locked}</Tag>;

/** Unlocks the sign-in of somebody who typed wrong passwords too often. */
export function UnlockAct({ of: account }: { of: Account }) {
  const unlock = useAct("unlockSignIn", { refreshes });
  const forbidden = useWriteReason();
  const reason = forbidden ?? (account.is_locked ? null : words.notLocked);
  return (
    <Act
      variant="default"
      reason={reason}
      loading={unlock.isPending}
      aria-label={words.unlockThis(personName(account))}
      onClick={() => void notifyOutcome(unlock.mutateTold({ path: { id: account.id } }))}
    >
      {words.unlock}
    </Act>
  );
}

/** Sends another invitation to somebody without a password yet. */
export function InviteAct({ of: client }: { of: Pick<ClientDetail, "id" | "is_active" | "invited_until"> }) {
  const send = useAct("sendInvitation", { refreshes });
  const forbidden = useWriteReason();
  if (client.invited_until === null) return null;
  return (
    <Act
      variant="default"
      reason={forbidden ?? (client.is_active ? null : messages.accountOff)}
      loading={send.isPending}
      onClick={() => void notifyOutcome(send.mutateTold({ path: { id: client.id } }))}
    >
      {words.inviteAgain}
    </Act>
  );
}

/** Deletes a client without ties. The dialog names the ties that forbid it. */
export function DeleteClient({ of: client, onDeleted }: { of: Client; onDeleted: () => void }) {
  const remove = useAct("deleteClient", { refreshes });
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

/** The way to a client's own page. */
export const OpenClient = ({ to }: { to: string }) => (
  <Button size="sm" component={Link} to={to}>
    {words.open}
  </Button>
);
