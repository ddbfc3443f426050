import { useNoRight } from "#api/view-only.ts";
import { today } from "#domain/today.ts";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDrawer } from "#ui/form/form-drawer.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { EffectFacts } from "./effect-facts.tsx";
import { ImportFields } from "./import-fields.tsx";
import { type ImportForm, useImport } from "./use-import.ts";
import { words } from "./words.ts";

const fields: FieldWords<ImportForm> = {
  label: { label: words.label },
  effective_on: { label: words.effective },
  is_synthetic: { label: words.synthetics },
  list: { label: words.file },
};

export interface ImportDrawerProps {
  mayWrite: boolean;
  onClose: () => void;
  /** Called with the id of the imported list. */
  onImported: (listId: number) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Imports a house's own list: the file, a dry run, and only then the list itself. */
export function ImportDrawer({ mayWrite, onClose, onImported, onDirty }: ImportDrawerProps) {
  const noRight = useNoRight();
  const form = useForm<ImportForm>(
    { label: "", effective_on: today(), is_synthetic: false, list: null, text: "" },
    "priceList",
  );
  const { tried, tryIt, bringIn, forget } = useImport();

  return (
    <>
      <FormDrawer
        title={words.importTitle}
        form={form}
        fields={fields}
        act={words.importTry}
        reason={mayWrite ? null : noRight}
        onSubmit={tryIt}
        isTrial
        onClose={onClose}
        onDirty={onDirty}
      >
        <ImportFields form={form} />
      </FormDrawer>
      {tried && (
        <ActDialog
          title={words.importAsk(tried.values.label)}
          act={words.importAct(tried.found.list.prices)}
          keep={words.backToForm}
          onAct={() =>
            bringIn(tried.values, (listId) => {
              form.forget();
              onImported(listId);
            })
          }
          onClose={forget}
        >
          <EffectFacts effect={tried.found.effect} />
          <p className="dim">{words.importText(tried.found.list.effective_on)}</p>
        </ActDialog>
      )}
    </>
  );
}
