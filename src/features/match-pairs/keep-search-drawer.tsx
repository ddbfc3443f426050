import { TextInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import type { PairSearch } from "#domain/search/pair-search.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { words } from "./words.ts";

interface KeepSearchDrawerProps {
  search: PairSearch;
  onClose: () => void;
}

/** Keeps the pair search under a name. */
export function KeepSearchDrawer({ search, onClose }: KeepSearchDrawerProps) {
  const form = useForm({ name: "" }, "pairSearch");
  const keep = useAct("keepPair", { fallback: "collectionNotAdded" });
  return (
    <FormDrawer
      title={words.keepSearchTitle}
      form={form}
      fields={{ name: { label: words.name } }}
      act={words.keepSearchAct}
      onSubmit={({ name }) => sendAndClose(keep, { body: { kind: "search", name, search } }, { onClose })}
      onClose={onClose}
      onDirty={undefined}
    >
      <section>
        <TextInput label={words.name} description={words.nameHint} required data-autofocus {...form.text("name")} />
      </section>
    </FormDrawer>
  );
}
