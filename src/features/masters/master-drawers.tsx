import { Textarea, TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { messages } from "#domain/portal-messages.ts";
import { usedBy } from "#domain/uses.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { type Form, useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import type { Master } from "./masters-columns.tsx";
import { words } from "./words.ts";

interface MasterForm {
  code: string;
  name: string;
  description: string;
  version: number;
}

const fields: FieldWords<MasterForm> = {
  code: { label: words.code },
  name: { label: words.name },
  description: { label: words.description },
};

const formOf = ({ code, name, description, version }: Pick<Master, "code" | "name" | "description" | "version">) => ({
  code,
  name,
  description: description ?? "",
  version,
});
const bodyOf = ({ code, name, description }: MasterForm) => ({ code, name, description: description || null });

function MasterFields({ form, isFixed = false }: { form: Form<MasterForm>; isFixed?: boolean }) {
  return (
    <section>
      <TextInput
        label={words.code}
        description={isFixed ? messages.masterFixed : words.codeHint}
        readOnly={isFixed}
        required
        {...form.text("code")}
      />
      <TextInput label={words.name} required data-autofocus {...form.text("name")} />
      <Textarea label={words.description} autosize minRows={3} {...form.text("description")} />
    </section>
  );
}

interface Props extends DrawerProps {
  mayWrite: boolean;
}

/** Adds a master. */
export function NewMasterDrawer({ mayWrite, onClose, onDirty }: Props) {
  const noRight = useNoRight();
  const form = useForm<MasterForm>({ code: "", name: "", description: "", version: 0 }, "master");
  const create = useAct("createMaster", { refreshes: ["listMasters"] });
  return (
    <FormDrawer
      title={words.newMaster}
      form={form}
      fields={fields}
      act={words.addMaster}
      reason={mayWrite ? null : noRight}
      onSubmit={(values) => sendAndClose(create, { body: bodyOf(values) }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <MasterFields form={form} />
    </FormDrawer>
  );
}

/** Changes a master, or deletes it if nothing relies on it. */
export function EditMasterDrawer(props: Props & { master: Master; place?: Place }) {
  const noRight = useNoRight();
  const { master, place, mayWrite, onClose, onDirty } = props;
  const form = useForm<MasterForm>(formOf(master), `master ${master.id}`);
  const update = useAct("updateMaster", { refreshes: ["listMasters"] });
  const remove = useAct("deleteMaster", { refreshes: ["listMasters"] });
  const path = { id: master.id };
  const isUsed = master.sub_master_count > 0;
  const kept = isUsed ? `${messages.inUse} ${usedBy("sub_master", master.sub_master_count)}` : null;
  return (
    <FormDrawer
      title={
        <>
          {master.name} <Code>{master.code}</Code>
        </>
      }
      place={place}
      form={form}
      fields={fields}
      act={words.save}
      reason={mayWrite ? null : noRight}
      confirm={words.saveTo(master.name)}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), version: values.version };
        return sendAndClose(update, { path, body }, { onClose, onDirty }, formOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <MasterFields form={form} isFixed={master.is_fixed} />
      <DeleteSection
        name={master.name}
        text={words.deleteMasterText}
        reason={mayWrite ? (master.is_fixed ? messages.masterFixed : kept) : noRight}
        onDelete={(isAgain) => {
          const version = isAgain ? master.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
