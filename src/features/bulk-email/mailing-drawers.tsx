import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { scheduleFault } from "#screens/schedule/schedule-form.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { notify } from "#ui/notice/notify.ts";
import { type Mailing, refreshes } from "./mailing.ts";
import { MailingFields } from "./mailing-fields.tsx";
import { bodyOf, emptyMailing, formOf, type MailingForm, mailingFields } from "./mailing-form.ts";
import { MailingNow } from "./mailing-now.tsx";
import { MailingPreview } from "./mailing-preview.tsx";
import { RunHistory } from "./run-history.tsx";
import { words } from "./words.ts";

interface DrawerProps {
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

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
      onSubmit={(values) =>
        formOutcome(async () => {
          notify.success((await create.mutateAsync({ body: bodyOf(values) })).message);
          onClose();
        })
      }
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
  const save = async (values: MailingForm) => {
    const body = { id, version: values.version, ...bodyOf(values) };
    notify.success((await update.mutateAsync({ body })).message);
    onClose();
  };
  const end = async () => {
    notify.success((await remove.mutateAsync({ query: { id } })).message);
    onClose();
  };
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
      onSubmit={(values) => formOutcome(() => save(values), update, formOf)}
      onClose={onClose}
      onDirty={onDirty}
    >
      <MailingNow of={mailing} />
      <MailingFields form={form} />
      <MailingPreview values={form.values} />
      <RunHistory of={mailing} />
      <DeleteSection name={name} text={words.deleteText} reason={mayNot} onDelete={() => formOutcome(end)} />
    </FormDrawer>
  );
}
