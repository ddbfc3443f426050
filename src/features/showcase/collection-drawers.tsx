import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import type { Collection } from "./collection-columns.tsx";
import {
  bodyOf,
  CollectionFields,
  type CollectionForm,
  collectionFields,
  emptyCollection,
  filesOf,
  formOf,
} from "./collection-form.tsx";
import { words } from "./words.ts";

const refreshes = ["listCollections", "getCollection"] as const;
type Whole = Data<"updateCollection">;

/** Adds a collection with its stones and its picture. */
export function NewCollectionDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<CollectionForm>(emptyCollection, "collection");
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const create = useAct("createCollection", { refreshes, fallback: "collectionNotAdded" });

  async function send(values: CollectionForm) {
    const body = { ...bodyOf(values), is_active: true, stock_numbers: stockNumbersIn(values.stock_numbers) };
    const outcome = await sendAndClose(create, { body, ...filesOf(values) }, { onClose, onDirty });
    setRefused(outcome?.refused ?? []);
    return outcome;
  }
  return (
    <FormDrawer
      title={words.newCollection}
      form={form}
      fields={collectionFields}
      act={words.addCollection}
      reason={useWriteReason()}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <CollectionFields form={form} refused={refused} />
    </FormDrawer>
  );
}

interface EditDrawerProps extends DrawerProps {
  row: Collection;
  place?: Place;
}

/** Changes a collection. Its stones are read first, as a list does not carry them. */
export function EditCollectionDrawer({ row, place, ...drawer }: EditDrawerProps) {
  const path = { id: row.id };
  const read = useCall("getCollection", { path, query: { size: 1 } });
  // The result of an earlier read does not count, as its version may be out of date.
  const whole = read.isFetchedAfterMount ? read.data?.collection : undefined;
  if (whole) return <EditForm key={whole.id} whole={whole} place={place} {...drawer} />;
  return (
    <Drawer title={row.name} place={place} onClose={drawer.onClose}>
      {read.isError ? <FailureState {...queryFailure(read)} /> : <SkeletonRows label={words.collection} />}
    </Drawer>
  );
}

function EditForm({ whole, place, onClose, onDirty }: DrawerProps & { whole: Whole; place?: Place }) {
  const form = useForm<CollectionForm>(formOf(whole), `collection ${whole.id}`);
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const update = useAct("updateCollection", { refreshes });
  const remove = useAct("deleteCollection", { refreshes: ["listCollections"] });
  const path = { id: whole.id };

  const save = (values: CollectionForm) => {
    const isRemoved = values.image === null && values.image_id !== null;
    const removeFiles = isRemoved && values.image_id ? { removeFiles: [values.image_id] } : {};
    // Unchanged stones are not sent, so that those that somebody else added meanwhile stay.
    const stones = form.changed.includes("stock_numbers")
      ? { stock_numbers: stockNumbersIn(values.stock_numbers) }
      : {};
    const body = { ...bodyOf(values), ...stones, ...removeFiles, version: values.version };
    return sendAndClose(update, { path, body, ...filesOf(values) }, { onClose, onDirty }, formOf);
  };

  async function send(values: CollectionForm) {
    const outcome = await save(values);
    setRefused(outcome?.refused ?? []);
    return outcome;
  }
  return (
    <FormDrawer
      title={whole.name}
      place={place}
      form={form}
      fields={collectionFields}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(whole.name)}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <CollectionFields form={form} refused={refused} />
      <DeleteSection
        name={whole.name}
        text={words.deleteCollectionText}
        reason={useWriteReason()}
        onDelete={() => sendAndClose(remove, { path, query: { version: form.values.version } }, { onClose, onDirty })}
      />
    </FormDrawer>
  );
}
