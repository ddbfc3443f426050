import type { ReactNode } from "react";
import { type ScheduleForm, scheduleFault } from "#screens/schedule/schedule-form.ts";
import { words } from "#screens/schedule/words.ts";
import type { DrawerProps } from "#screens/send-and-close.ts";
import type { ActDialogProps } from "#ui/act/act-dialog.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { Form } from "#ui/form/use-form.ts";
import type { Submit } from "#ui/form/use-submit.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { useWriteReason } from "./row-viewer.tsx";

interface TimedProps<Values extends ScheduleForm> extends DrawerProps {
  form: Form<Values>;
  fields: FieldWords<Values>;
  onSubmit: Submit<Values>;
  children: ReactNode;
}

interface NewProps<Values extends ScheduleForm> extends TimedProps<Values> {
  title: string;
  /** The main act, with its consequence: "Add stock list". */
  act: string;
}

/** Adds something with a schedule. */
export function NewTimedDrawer<Values extends ScheduleForm>(props: NewProps<Values>) {
  const { title, act, form, fields, onSubmit, onClose, onDirty, children } = props;
  const mayNot = useWriteReason();
  return (
    <FormDrawer
      title={title}
      wide
      form={form}
      fields={fields}
      act={act}
      reason={mayNot ?? scheduleFault(form.values)}
      onSubmit={onSubmit}
      onClose={onClose}
      onDirty={onDirty}
    >
      {children}
    </FormDrawer>
  );
}

interface EditProps<Values extends ScheduleForm> extends TimedProps<Values> {
  name: string;
  place: Place | undefined;
  /** The effect of deleting it. */
  deleteText: string;
  /** The reason for which it cannot be deleted as it stands. */
  keeps?: string | null;
  onDelete: ActDialogProps["onAct"];
}

/** Something with a schedule: what its parts show, and the end of it. */
export function EditTimedDrawer<Values extends ScheduleForm>(props: EditProps<Values>) {
  const { name, place, form, fields, deleteText, keeps = null, onSubmit, onDelete, onClose, onDirty, children } = props;
  const mayNot = useWriteReason();
  return (
    <FormDrawer
      title={name}
      wide
      place={place}
      form={form}
      fields={fields}
      act={words.save}
      reason={mayNot ?? scheduleFault(form.values)}
      confirm={words.saveTo(name)}
      onSubmit={onSubmit}
      onClose={onClose}
      onDirty={onDirty}
    >
      {children}
      <DeleteSection name={name} text={deleteText} reason={mayNot ?? keeps} onDelete={onDelete} />
    </FormDrawer>
  );
}
