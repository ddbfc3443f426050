import type { RoleId } from "#domain/roles.ts";
import type { ActFormProps } from "./act-form-props.ts";
import { ConfirmForm } from "./confirm-form.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { MemoForm } from "./memo-form.tsx";
import { NotesForm } from "./notes-form.tsx";
import type { StoneActName } from "./stone-act.ts";

interface AnyFormProps extends ActFormProps {
  name: StoneActName;
  memoDays: number | undefined;
  /** The client and the role of the act, as a memo's prices are looked up. */
  clientId: number | undefined;
  roleId: RoleId;
}

/** The form of an act beside the list. The selection may still change meanwhile. */
export function ActForm({ name, memoDays, clientId, roleId, ...props }: AnyFormProps) {
  switch (name) {
    case "notes":
      return <NotesForm {...props} />;
    case "enquiry":
      return <EnquiryForm {...props} />;
    case "confirm":
      return <ConfirmForm {...props} />;
    case "memo":
      return <MemoForm {...props} memoDays={memoDays} clientId={clientId} roleId={roleId} />;
    default:
      return null;
  }
}
