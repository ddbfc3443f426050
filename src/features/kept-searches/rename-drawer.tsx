import { Button, TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { addresses } from "#domain/addresses.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { SearchChips } from "#stones/search-chips.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Place } from "#ui/list/drawer.tsx";
import type { SavedSearch } from "./saved-columns.tsx";
import { words } from "./words.ts";

interface NameForm {
  name: string;
  version: number;
}
const fields: FieldWords<NameForm> = { name: { label: words.name } };
const formOf = ({ name, version }: NameForm): NameForm => ({ name, version });

export interface RenameDrawerProps {
  saved: SavedSearch;
  place?: Place;
  onClose: () => void;
  onDirty?: (dirty: boolean) => void;
}

/** Renames a saved search, or deletes it. */
export function RenameDrawer({ saved, place, onClose, onDirty }: RenameDrawerProps) {
  const form = useForm<NameForm>(formOf(saved), `savedSearch ${saved.id}`);
  const update = useAct("updateSavedSearch", { refreshes: ["listSavedSearches"] });
  const remove = useAct("deleteSavedSearch", { refreshes: ["listSavedSearches"] });
  const reason = useWriteReason();
  const path = { id: saved.id };
  return (
    <FormDrawer
      title={saved.name}
      place={place}
      form={form}
      fields={fields}
      act={words.rename}
      reason={reason}
      confirm={words.renameTo(saved.name)}
      onSubmit={({ name, version }) =>
        sendAndClose(update, { path, body: { name, version } }, { onClose, onDirty }, formOf)
      }
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <SearchChips search={saved.search} wrap />
        <div className="row wrap">
          <Button variant="default" component={Link} to={addresses.kept(saved)}>
            {words.open}
          </Button>
        </div>
      </section>
      <DeleteSection
        name={saved.name}
        text={words.deleteSavedText}
        reason={reason}
        onDelete={() => sendAndClose(remove, { path }, { onClose, onDirty })}
      />
    </FormDrawer>
  );
}
