import { TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { useNoRight } from "#api/view-only.ts";
import { describeSearch } from "#domain/search/describe-search.ts";
import { type StoneSearch, searchModes } from "#domain/search/stone-search.ts";
import type { Vocabulary } from "#domain/search/words/types.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

interface SaveForm {
  name: string;
  client_id: number | undefined;
}

const fields: FieldWords<SaveForm> = { name: { label: words.searchName }, client_id: { label: words.forClient } };

interface SaveSearchDrawerProps {
  what: StoneSearch;
  userId: number | undefined;
  vocabulary: Vocabulary;
  choosesClient: boolean;
  mayWrite: boolean;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Keeps the search under a name, for oneself or for a client. */
export function SaveSearchDrawer(props: SaveSearchDrawerProps) {
  const { what, userId, vocabulary, choosesClient, mayWrite, onClose, onDirty } = props;
  const noRight = useNoRight();
  const form = useForm<SaveForm>({ name: "", client_id: userId }, "savedSearch");
  const save = useAct("createSavedSearch", { refreshes: ["listSavedSearches"] });
  return (
    <FormDrawer
      title={words.saveTitle}
      form={form}
      fields={fields}
      act={words.save}
      reason={mayWrite ? null : noRight}
      onSubmit={({ name, client_id }) => {
        const body = { name, search: what, search_type: searchModes.normal, client_id: client_id ?? null };
        return sendAndClose(save, { body }, { onClose, onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <TextInput label={words.searchName} required data-autofocus {...form.text("name")} />
        {choosesClient && (
          <div>
            <span className="dim">{words.forClient}</span>
            <ClientPicker clientId={form.values.client_id} onClient={(id) => form.set("client_id", id)} />
          </div>
        )}
      </section>
      <section>
        <h3>{words.saved}</h3>
        <p>{describeSearch(what, vocabulary).join(", ")}</p>
      </section>
    </FormDrawer>
  );
}
