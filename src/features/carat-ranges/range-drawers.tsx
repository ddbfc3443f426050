import { useAct } from "#api/use-act.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { BoundsFields, type BoundsForm, bodyOf, boundsFields, emptyBounds, formOf } from "./bounds-form.tsx";
import type { CaratRange } from "./carat-range.ts";
import { words } from "./words.ts";

const refreshes = ["listCaratRanges"] as const;

/** Adds a carat range at the end of the order. */
export function NewRangeDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<BoundsForm>(emptyBounds, "caratRange");
  const create = useAct("createCaratRange", { refreshes });
  return (
    <FormDrawer
      title={words.newRange}
      form={form}
      fields={boundsFields}
      act={words.addRange}
      reason={useWriteReason()}
      onSubmit={(values) => sendAndClose(create, { body: bodyOf(values) }, { onClose, onDirty })}
      onClose={onClose}
      onDirty={onDirty}
    >
      <BoundsFields form={form} hint={words.boundsHint} />
    </FormDrawer>
  );
}

/** Changes the bounds of a carat range, or deletes it with its sub-ranges. */
export function EditRangeDrawer({
  range,
  place,
  onClose,
  onDirty,
}: DrawerProps & { range: CaratRange; place?: Place }) {
  const form = useForm<BoundsForm>(formOf(range), `caratRange ${range.id}`);
  const update = useAct("updateCaratRange", { refreshes });
  const remove = useAct("deleteCaratRange", { refreshes });
  const path = { id: range.id };
  const name = words.named(range);
  return (
    <FormDrawer
      title={name}
      place={place}
      form={form}
      fields={boundsFields}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(name)}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), version: values.version };
        return sendAndClose(update, { path, body }, { onClose, onDirty }, formOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <BoundsFields form={form} hint={words.boundsHint} />
      <DeleteSection
        name={name}
        text={words.deleteRangeText(range.sub_ranges.length)}
        reason={useWriteReason()}
        onDelete={(isAgain) => {
          const version = isAgain ? range.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
