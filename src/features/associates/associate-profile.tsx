import { useState } from "react";
import { useCall } from "#api/query.ts";
import { personName } from "#domain/person-name.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { ListBody } from "#ui/list/list-body.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { DeleteAssociate } from "./associate-acts.tsx";
import { OpenLines } from "./associate-drawer.tsx";
import { EditAssociateDrawer } from "./associate-drawers.tsx";
import { AssociateFacts } from "./associate-facts.tsx";
import { AssociatePasswordDialog } from "./associate-password-dialog.tsx";
import { type TabPath, tabAddress } from "./associate-tabs.ts";
import { words } from "./words.ts";

interface AssociateProfileProps {
  id: number;
  isEditing: boolean;
  onEdit: (isWanted: boolean) => void;
  mayOpen: (tab: TabPath) => boolean;
  /** Called once the associate is deleted. */
  onDeleted: () => void;
  onDirty: (dirty: boolean) => void;
}

/** The profile of an associate: facts, edit, password, sign-in. */
export function AssociateProfile({ id, isEditing, onEdit, mayOpen, onDeleted, onDirty }: AssociateProfileProps) {
  const { data: associate } = useCall("getAssociate", { path: { id } });
  const [asksPassword, askPassword] = useState(false);
  const reason = useWriteReason();
  if (!associate) return null; // the page around it shows the wait and the failure
  const addressOf = (tab: TabPath) => (mayOpen(tab) ? tabAddress(id, tab) : undefined);
  return (
    <>
      <Toolbar
        tools={
          <>
            <Act variant="default" reason={reason} onClick={() => askPassword(true)}>
              {words.passwordMore}
            </Act>
            <Act variant="default" reason={reason} onClick={() => onEdit(true)}>
              {words.editMore}
            </Act>
          </>
        }
      />
      <ListBody
        drawer={
          isEditing && <EditAssociateDrawer associate={associate} onClose={() => onEdit(false)} onDirty={onDirty} />
        }
      >
        <Page label={personName(associate)}>
          <Columns>
            <Panel title={words.account} aside={words.associate}>
              <AssociateFacts of={associate} columns={2} customers={addressOf("customers")} />
            </Panel>
            <Panel title={words.openLines}>
              <OpenLines lists={associate.lists} addressOf={addressOf} />
            </Panel>
            <Panel title={words.leaves}>
              <p className="dim">{words.leavesText}</p>
              <DeleteAssociate of={associate} onDeleted={onDeleted} />
            </Panel>
          </Columns>
        </Page>
      </ListBody>
      {asksPassword && <AssociatePasswordDialog of={associate} onClose={() => askPassword(false)} />}
    </>
  );
}
