import { useAct } from "#api/use-act.ts";
import type { ContentKind } from "#domain/home-content.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import {
  bodyOf,
  ContentFields,
  type ContentForm,
  contentFields,
  emptyContent,
  filesOf,
  formOf,
  keptOf,
} from "./content-form.tsx";
import { type ContentRow, kinds, refreshesOf } from "./content-kinds.ts";
import { ContentPreview } from "./content-preview.tsx";
import { words } from "./words.ts";

interface Props extends DrawerProps {
  kind: ContentKind;
}

/** Adds a popup, an event or a banner. */
export function NewContentDrawer({ kind, onClose, onDirty }: Props) {
  const form = useForm<ContentForm>(emptyContent, `${kind} new`);
  const create = useAct(kinds[kind].create, { refreshes: refreshesOf(kind) });
  return (
    <FormDrawer
      title={words.newOne(kind)}
      form={form}
      fields={contentFields}
      act={words.add(kind)}
      reason={useWriteReason()}
      onSubmit={(values) => {
        const input = { body: { ...bodyOf(kind, values), is_active: true }, ...filesOf(values) };
        return sendAndClose(create, input, { onClose, onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ContentFields form={form} kind={kind} />
      <ContentPreview kind={kind} values={form.values} />
    </FormDrawer>
  );
}

/** Changes a popup, an event or a banner with its pictures, or deletes it. */
export function EditContentDrawer(props: Props & { row: ContentRow; place: Place | undefined }) {
  const { kind, row, place, onClose, onDirty } = props;
  const form = useForm<ContentForm>(formOf(row), `${kind} ${row.id}`);
  const update = useAct(kinds[kind].update, { refreshes: refreshesOf(kind) });
  const remove = useAct(kinds[kind].remove, { refreshes: refreshesOf(kind) });
  const path = { id: row.id };

  const save = (values: ContentForm) => {
    const images = keptOf(values);
    const removeFiles = keptOf(form.initial).filter((id) => !images.includes(id));
    const body = { ...bodyOf(kind, values), images, removeFiles, version: values.version };
    return sendAndClose(update, { path, body, ...filesOf(values) }, { onClose, onDirty }, formOf);
  };
  return (
    <FormDrawer
      title={row.title}
      place={place}
      form={form}
      fields={contentFields}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(row.title)}
      onSubmit={save}
      onClose={onClose}
      onDirty={onDirty}
    >
      <ContentFields form={form} kind={kind} />
      <ContentPreview kind={kind} values={form.values} />
      <DeleteSection
        name={row.title}
        text={words.deleteText}
        reason={useWriteReason()}
        onDelete={(isAgain) => {
          const version = isAgain ? row.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
