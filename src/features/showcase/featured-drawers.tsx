import { useState } from "react";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { setMax } from "#domain/limits.ts";
import { stockNumbersIn } from "#domain/stock-numbers.ts";
import { type DrawerProps, sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { DeleteSection } from "#ui/form/delete-section.tsx";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { type RefusedNumber, StockNumbersField } from "#ui/form/stock-numbers-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import type { Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { ShapeIcon } from "#ui/marks/shape-icon.tsx";
import type { Featured } from "./featured-columns.tsx";
import { bodyOf, emptyFeatured, FeaturedFields, type FeaturedForm, featuredFields, formOf } from "./featured-form.tsx";
import { words } from "./words.ts";

const refreshes = ["listFeaturedStones"] as const;

/** Features stones by their pasted numbers. */
export function NewFeaturedDrawer({ onClose, onDirty }: DrawerProps) {
  const form = useForm<FeaturedForm>(emptyFeatured, "featured");
  const [refused, setRefused] = useState<readonly RefusedNumber[]>([]);
  const save = useAct("saveFeaturedStones", { refreshes });

  async function send(values: FeaturedForm) {
    const body = { ...bodyOf(values), stock_numbers: stockNumbersIn(values.stock_numbers) };
    const outcome = await sendAndClose(save, { body }, { onClose, onDirty });
    setRefused(outcome?.refused ?? []);
    return outcome;
  }
  return (
    <FormDrawer
      title={words.newFeatured}
      form={form}
      fields={featuredFields([])}
      act={words.feature}
      reason={useWriteReason()}
      onSubmit={send}
      onClose={onClose}
      onDirty={onDirty}
    >
      <section>
        <StockNumbersField
          label={words.numbers}
          hint={words.numbersHint}
          refused={refused}
          most={setMax}
          autoFocus
          {...form.pick("stock_numbers")}
        />
      </section>
      <FeaturedFields form={form} placeHint={words.newPlaceHint} />
    </FormDrawer>
  );
}

interface EditDrawerProps extends DrawerProps {
  row: Featured;
  rows: readonly Featured[];
  place?: Place;
}

/** Changes the client that a stone is special for, or ends it. */
export function EditFeaturedDrawer({ row, rows, place, onClose, onDirty }: EditDrawerProps) {
  const form = useForm<FeaturedForm>(formOf(row), `featured ${row.id}`);
  const save = useAct("saveFeaturedStones", { refreshes });
  const remove = useAct("deleteFeaturedStone", { refreshes });
  const { stock_no, shape } = row.stone;
  return (
    <FormDrawer
      title={
        <>
          <ShapeIcon shape={shape} size={24} />
          <Code>{stock_no}</Code>
        </>
      }
      place={place}
      form={form}
      fields={featuredFields(rows)}
      act={words.save}
      reason={useWriteReason()}
      confirm={words.saveTo(stock_no)}
      onSubmit={(values) => {
        const body = { ...bodyOf(values), id: row.id, version: values.version };
        const storedOf = ({ featureStoneList }: Data<"saveFeaturedStones">) => formOf(featureStoneList[0] ?? row);
        return sendAndClose(save, { body }, { onClose, onDirty }, storedOf);
      }}
      onClose={onClose}
      onDirty={onDirty}
    >
      <FeaturedFields form={form} placeHint={words.placeHint} />
      <DeleteSection
        name={stock_no}
        text={words.deleteFeaturedText}
        reason={useWriteReason()}
        onDelete={(isAgain) => {
          const version = isAgain ? row.version : form.values.version;
          return sendAndClose(remove, { path: { id: row.id }, query: { version } }, { onClose, onDirty });
        }}
      />
    </FormDrawer>
  );
}
