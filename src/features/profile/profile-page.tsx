import { type ReactNode, useState } from "react";
import { messages } from "#domain/portal-messages.ts";
import { roleIds } from "#domain/roles.ts";
import type { SessionUser } from "#machines/session-parts.ts";
import { Act } from "#ui/act/act.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { AccountPanel } from "./account-panel.tsx";
import { BusinessPanels, belongsToBusiness, GuestPanel } from "./business-panels.tsx";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { ProfileDrawer } from "./profile-drawer.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";
import { words } from "./words.ts";

export interface ProfilePageProps {
  user: SessionUser;
  /** True if the form is open. The address keeps it. */
  isEditing: boolean;
  onEdit: (isEditing: boolean) => void;
  onDirty: (dirty: boolean) => void;
  onSaved: (user: SessionUser) => void;
  /** Opens the form for an account. The guest's lists are kept. */
  onSignUp: () => void;
  /** Further panels for such an account. */
  more?: ReactNode;
}

/** One's own account: its details, its sessions, and the acts on them. */
export function ProfilePage({ user, isEditing, onEdit, onDirty, onSaved, onSignUp, more }: ProfilePageProps) {
  const [asksPassword, askPassword] = useState(false);
  const isGuest = user.role_id === roleIds.guest;
  const locked = user.viewing ? messages.viewOnly : null;
  const close = () => onEdit(false);
  return (
    <>
      <Toolbar
        tools={
          <>
            {!isGuest && (
              <Act variant="default" reason={locked} onClick={() => askPassword(true)}>
                {words.changePassword}
              </Act>
            )}
            <Act variant="default" reason={locked} onClick={() => onEdit(true)}>
              {words.edit}
            </Act>
          </>
        }
      />
      <ListBody
        drawer={
          isEditing && (
            <ProfileDrawer key={user.version} user={user} onSaved={onSaved} onClose={close} onDirty={onDirty} />
          )
        }
      >
        <Page label={words.profile}>
          {belongsToBusiness(user) || isGuest ? (
            <Columns>
              <AccountPanel user={user} columns={2} />
              <div className="profile-side">
                {belongsToBusiness(user) && <BusinessPanels user={user} />}
                {isGuest && <GuestPanel onSignUp={onSignUp} />}
              </div>
            </Columns>
          ) : (
            <AccountPanel user={user} columns={isEditing ? 3 : 4} />
          )}
          {more}
          {!isGuest && <SecondFactorPanel locked={locked} />}
          <SessionsPanel />
        </Page>
      </ListBody>
      {asksPassword && <ChangePasswordDialog onClose={() => askPassword(false)} />}
    </>
  );
}
