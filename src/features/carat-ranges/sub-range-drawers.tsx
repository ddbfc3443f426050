import { useAct } from "#api/use-act.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { BoundsFields, type BoundsForm, bodyOf, boundsFields, emptyBounds, formOf } from "./bounds-form.tsx";
import type { CaratRange, SubRange } from "./carat-range.ts";
import { words } from "./words.ts";

const refreshes = ["listCaratRanges"] as const;

/** Adds a finer range inside a carat range. */
export function NewSubRangeDrawer({ range, onClose, onDirty }: DrawerProps & { range: CaratRange }) {
  const form = useForm<BoundsForm>(emptyBounds, `caratSubRange of ${range.id}`);
  const create = useAct("createSubCaratRange", { refreshes });
  return (
    <FormDrawer
      title={words.newSubRangeOf(words.named(range))}
      form={form}
      fields={boundsFields}
      act={words.addSubRange}
      reason={useWriteReason()}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), carat_range_id: range.id };
        return sendAndClose(create, { body }, { onClose, onDirty });
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <BoundsFields form={form} hint={words.insideHint(range)} />
    </FormDrawer>
  );
}

interface EditProps extends DrawerProps {
  sub: SubRange;
  /** The range around the sub-range. */
  range: CaratRange;
  place?: Place;
}

/** Changes the bounds of a sub-range, or deletes it. */
export function EditSubRangeDrawer({ sub, range, place, onClose, onDirty }: EditProps) {
  const form = useForm<BoundsForm>(formOf(sub), `caratSubRange ${sub.id}`);
  const update = useAct("updateSubCaratRange", { refreshes });
  const remove = useAct("deleteSubCaratRange", { refreshes });
  const path = { id: sub.id };
  const name = words.named(sub);
  return (
    <FormDrawer
      title={
        <>
          {name} <span className="dim">{words.ofWhole(words.bounds(range))}</span>
        </>
      }
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
      <BoundsFields form={form} hint={words.insideHint(range)} />
      <DeleteSection
        name={name}
        text={words.deleteSubRangeText}
        reason={useWriteReason()}
        onDelete={(isAgain) => {
          const version = isAgain ? sub.version : form.values.version;
          return sendAndClose(remove, { path, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
