import { useAct } from "#api/use-act.ts";
import { messages } from "#domain/portal-messages.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { EditTimedDrawer, NewTimedDrawer } from "#stones/timed-drawers.tsx";
import { changedIn, useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { type Mailing, refreshes } from "./mailing.ts";
import { MailingFields } from "./mailing-fields.tsx";
import { bodyOf, emptyMailing, formOf, type MailingForm } from "./mailing-form.ts";
import { MailingNow } from "./mailing-now.tsx";
import { useMailingPreview } from "./mailing-preview.tsx";
import { MailingRuns } from "./mailing-runs.tsx";
import { fieldsWith, useChoices } from "./one-of-list.ts";
import { words } from "./words.ts";

/** Adds a mail rule. */
export function NewMailingDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<MailingForm>(emptyMailing, "mail rule");
  const create = useAct("createBulkEmail", { refreshes });
  const { choices } = useChoices(form.values);
  const preview = useMailingPreview(form.values);
  return (
    <>
      <NewTimedDrawer
        title={words.newRule}
        form={form}
        fields={fieldsWith(choices)}
        act={words.add}
        onSubmit={(values) => sendAndClose(create, { body: bodyOf(values) }, { onClose, onDirty })}
        onClose={onClose}
        onDirty={onDirty}
      >
        <MailingFields form={form} />
        {preview.opener}
      </NewTimedDrawer>
      {preview.letter}
    </>
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
  const update = useAct("updateBulkEmail", {
    refreshes,
    fallback: "bulkEmailNotUpdated",
    unflagged: "bulkEmailNotUpdated",
  });
  const remove = useAct("deleteBulkEmail", { refreshes: ["listBulkEmails"] });
  const { choices } = useChoices(form.values, form.initial);
  const preview = useMailingPreview(form.values);
  const save = (values: MailingForm) => {
    const body = { id, version: values.version, ...bodyOf(values) };
    return sendAndClose(update, { body }, { onClose, onDirty }, formOf);
  };
  /** One's own act moves the version alone. Where another's words came along, the next save puts them beside one's own. */
  function goOnFrom(moved: Mailing) {
    const stored = formOf(moved);
    if (changedIn(stored, form.initial).every((name) => name === "version")) form.rebase(stored);
  }
  const end = () => sendAndClose(remove, { query: { id, version: mailing.version } }, { onClose, onDirty });
  return (
    <>
      <EditTimedDrawer
        name={name}
        place={place}
        form={form}
        fields={fieldsWith(choices)}
        deleteText={words.deleteText}
        keeps={mailing.last_run ? messages.mailingWasSent : null}
        onSubmit={save}
        onDelete={end}
        onClose={onClose}
        onDirty={onDirty}
      >
        <MailingNow of={mailing} onMoved={goOnFrom} />
        <MailingFields form={form} />
        {preview.opener}
        <MailingRuns of={mailing} />
      </EditTimedDrawer>
      {preview.letter}
    </>
  );
}
