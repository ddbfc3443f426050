import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { staffName, useIsSelf } from "./staff-columns.tsx";
import { StaffFacts } from "./staff-facts.tsx";
import {
  newStaffBody,
  noStaff,
  StaffFields,
  type StaffForm,
  staffBody,
  staffFields,
  staffForm,
} from "./staff-form.tsx";
import type { Staff, StaffKind } from "./staff-kinds.ts";
import { UnlockSection } from "./unlock-section.tsx";
import { words } from "./words.ts";

interface Props extends DrawerProps {
  kind: StaffKind;
}

/** Adds somebody to the house. */
export function NewStaffDrawer({ kind, onClose, onDirty }: Props) {
  const form = useForm<StaffForm>(noStaff, `staff ${kind.list}`);
  const create = useAct(kind.create, { refreshes: [kind.list] });
  return (
    <FormDrawer
      title={kind.words.newPerson}
      form={form}
      fields={staffFields}
      act={kind.words.add}
      reason={useWriteReason()}
      onSubmit={(values) => sendAndClose(create, { body: newStaffBody(values) }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <StaffFields form={form} isNew />
    </FormDrawer>
  );
}

interface EditProps extends Props {
  person: Staff;
  place?: Place;
  /** The address of this person's rights, for those who may see them. */
  rights?: string;
}

/** One of the house's people: their rights, their sign-in, and their details. */
export function EditStaffDrawer({ kind, person, place, rights, onClose, onDirty }: EditProps) {
  const form = useForm<StaffForm>(staffForm(person), `staff ${person.id}`);
  const update = useAct(kind.update, { refreshes: [kind.list] });
  const remove = useAct(kind.remove, { refreshes: [kind.list] });
  const isSelf = useIsSelf(person);
  const locked = useWriteReason();
  const path = { id: person.id };
  return (
    <FormDrawer
      title={staffName(person)}
      place={place}
      form={form}
      fields={staffFields}
      act={words.save}
      reason={locked}
      confirm={words.saveTo(staffName(person))}
      onSubmit={(values) => sendAndClose(update, { path, body: staffBody(values) }, { onClose, onDirty }, staffForm)}
      onClose={onClose}
      onDirty={onDirty}
    >
      <StaffFacts person={person} rights={rights} />
      {person.is_locked && <UnlockSection person={person} />}
      <StaffFields form={form} />
      <DeleteSection
        name={staffName(person)}
        text={words.deleteText}
        reason={locked ?? (isSelf ? messages.ownAccount : null)}
        onDelete={(isAgain) => {
          const version = isAgain ? person.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
