import type { Data, Input } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { type PresentDefault, usePresentDefault } from "./present-default.ts";
import {
  bodyOf,
  emptySubMaster,
  filesOf,
  formOf,
  SubMasterFields,
  type SubMasterForm,
  subMasterFields,
} from "./sub-master-form.tsx";
import type { SubMaster } from "./sub-masters-columns.tsx";
import { words } from "./words.ts";

const refreshes = ["listSubMasters", "listMasters"] as const;

interface Props extends DrawerProps {
  mayWrite: boolean;
}

/** A refused form shows the default as it is now, and the next attempt says that it has shown it. */
async function readDefaultAnew<Refusal>(present: PresentDefault, sent: Promise<Refusal | undefined>) {
  const refusal = await sent;
  if (refusal) present.readAnew();
  return refusal;
}

/** Adds a sub-master at the end of its master. In the list of all, the form asks for the master. */
export function NewSubMasterDrawer(props: Props & { master?: { id: number; name: string } }) {
  const noRight = useNoRight();
  const { master, mayWrite, onClose, onDirty } = props;
  const form = useForm<SubMasterForm>(emptySubMaster(master?.id), `subMaster of ${master?.id ?? ""}`);
  const create = useAct("createSubMaster", { refreshes });
  const present = usePresentDefault(form.values.master_id === null ? null : Number(form.values.master_id));
  return (
    <FormDrawer
      title={master ? words.newSubMasterOf(master.name) : words.newSubMaster}
      form={form}
      fields={subMasterFields}
      act={words.addSubMaster}
      reason={mayWrite ? null : noRight}
      onSubmit={(values) => {
        const master_id = Number(values.master_id);
        const body = { ...bodyOf(values), ...present.seen, master_id, is_active: true };
        const input = { body, ...filesOf(values) } as Input<"createSubMaster">;
        return readDefaultAnew(present, sendAndClose(create, input, { onClose, onDirty }));
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <SubMasterFields form={form} present={present} asksMaster={!master} />
    </FormDrawer>
  );
}

/** The stored row after a stale version, in the fields of the form. Its picture is kept only if it is the same. */
function storedForm(row: SubMaster, current: Data<"updateSubMaster">): SubMasterForm {
  const now: SubMaster & { image_id?: number | null } = { ...row, ...current };
  const isSameImage = now.image_id === undefined || now.image_id === (row.image?.id ?? null);
  return formOf({ ...now, image: isSameImage ? now.image : null });
}

/** Changes a sub-master and its picture, or deletes it if nothing uses it. */
export function EditSubMasterDrawer(props: Props & { row: SubMaster; place?: Place }) {
  const noRight = useNoRight();
  const { row, place, mayWrite, onClose, onDirty } = props;
  const form = useForm<SubMasterForm>(formOf(row), `subMaster ${row.id}`);
  const update = useAct("updateSubMaster", { refreshes });
  const remove = useAct("deleteSubMaster", { refreshes });
  const present = usePresentDefault(row.master_id, row.id);
  const path = { id: row.id };

  const save = (values: SubMasterForm) => {
    // Spec §3: a sub-master has one picture. A new picture or none removes the stored one.
    const isRemoved = values.image === null && values.image_id !== null;
    const removeFiles = isRemoved && values.image_id ? { removeFiles: [values.image_id] } : {};
    const body = { ...bodyOf(values), ...present.seen, ...removeFiles, version: values.version };
    const storedOf = (current: Data<"updateSubMaster">) => storedForm(row, current);
    const sent = sendAndClose(update, { path, body, ...filesOf(values) }, { onClose, onDirty }, storedOf);
    return readDefaultAnew(present, sent);
  };

  return (
    <FormDrawer
      title={
        <>
          {row.name} <Code>{row.code}</Code>
        </>
      }
      place={place}
      form={form}
      fields={subMasterFields}
      act={words.save}
      reason={mayWrite ? null : noRight}
      confirm={words.saveTo(row.name)}
      onSubmit={save}
      onClose={onClose}
      onDirty={onDirty}
    >
      <SubMasterFields form={form} present={present} />
      <DeleteSection
        name={row.name}
        text={words.deleteSubMasterText}
        reason={mayWrite ? null : noRight}
        onDelete={(isAgain) => {
          const version = isAgain ? row.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
