import { useAct } from "#api/use-act.ts";
import { scheduleFault } from "#screens/schedule/schedule-form.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Mailing, refreshes } from "./mailing.ts";
import { MailingFields } from "./mailing-fields.tsx";
import { bodyOf, emptyMailing, formOf, type MailingForm, mailingFields } from "./mailing-form.ts";
import { MailingNow } from "./mailing-now.tsx";
import { MailingPreview } from "./mailing-preview.tsx";
import { MailingRuns } from "./mailing-runs.tsx";
import { words } from "./words.ts";

/** Adds a mail rule. */
export function NewMailingDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<MailingForm>(emptyMailing, "mail rule");
  const create = useAct("createBulkEmail", { refreshes });
  const mayNot = useWriteReason();
  return (
    <FormDrawer
      title={words.newRule}
      wide
      form={form}
      fields={mailingFields}
      act={words.add}
      reason={mayNot ?? scheduleFault(form.values)}
      onSubmit={(values) => sendAndClose(create, { body: bodyOf(values) }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <MailingFields form={form} />
      <MailingPreview values={form.values} />
    </FormDrawer>
  );
}

interface EditProps extends DrawerProps {
  mailing: Mailing;
  place?: Place;
}

/** One mail rule: how it stands, its fields, its runs, and the end of it. */
export function EditMailingDrawer({ mailing, place, onClose, onDirty }: EditProps) {
  const { id, name } = mailing;
  const form = useForm<MailingForm>(formOf(mailing), `mail rule ${id}`);
  const update = useAct("updateBulkEmail", { refreshes, fallback: "bulkEmailNotUpdated" });
  const remove = useAct("deleteBulkEmail", { refreshes: ["listBulkEmails"] });
  const mayNot = useWriteReason();
  const save = (values: MailingForm) => {
    const body = { id, version: values.version, ...bodyOf(values) };
    return sendAndClose(update, { body }, { onClose, onDirty }, formOf);
  };
  const end = () => sendAndClose(remove, { query: { id } }, { onClose, onDirty });
  return (
    <FormDrawer
      title={name}
      wide
      place={place}
      form={form}
      fields={mailingFields}
      act={words.save}
      reason={mayNot ?? scheduleFault(form.values)}
      confirm={words.saveTo(name)}
      onSubmit={save}
      onClose={onClose}
      onDirty={onDirty}
    >
      <MailingNow of={mailing} />
      <MailingFields form={form} />
      <MailingPreview values={form.values} />
      <MailingRuns of={mailing} />
      <DeleteSection name={name} text={words.deleteText} reason={mayNot} onDelete={end} />
    </FormDrawer>
  );
}
