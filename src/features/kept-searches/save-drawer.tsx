import { TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { SearchChips } from "#stones/search-chips.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { RecentSearch } from "./recent-columns.tsx";
import { words } from "./words.ts";

interface NameForm {
  name: string;
}
const fields: FieldWords<NameForm> = { name: { label: words.name } };

export interface SaveDrawerProps {
  recent: RecentSearch;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Saves a recent search under a name. */
export function SaveDrawer({ recent, onClose, onDirty }: SaveDrawerProps) {
  const { search, pair, search_type, client } = recent;
  const form = useForm<NameForm>({ name: "" }, `savedSearch of ${recent.id}`);
  const save = useAct("createSavedSearch", { refreshes: ["listSavedSearches"] });
  return (
    <FormDrawer
      title={words.newSaved}
      form={form}
      fields={fields}
      act={words.save}
      reason={useWriteReason()}
      onSubmit={({ name }) => {
        const body = { name, search, ...(pair && { pair }), search_type, client_id: client?.id ?? null };
        return sendAndClose(save, { body }, { onClose, onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <SearchChips search={search} wrap />
      </section>
    </FormDrawer>
  );
}
