import { NativeSelect } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { dash } from "#domain/format.ts";
import { taxKindNames, taxKinds } from "#domain/tax.ts";
import { sentNumber } from "#domain/typed-number.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { type Business, refreshes } from "./client.ts";
import { words } from "./words.ts";

interface Values {
  kind: string;
  percent: number | string;
  version: number;
}
const kinds = taxKinds.map((value) => ({ value, label: taxKindNames[value] }));
const nameOf = (kind: string) => kinds.find(({ value }) => value === kind)?.label ?? kind;
const fields: FieldWords<Values> = {
  kind: { label: words.tax, show: nameOf },
  percent: { label: words.taxPercent, show: (percent) => (percent === "" ? dash : `${percent} %`) },
};
const valuesOf = ({ tax, version }: Pick<Business, "tax" | "version">): Values => ({
  kind: tax.kind,
  percent: tax.percent ?? "",
  version,
});

/** Sets the tax that the house charges a client from now on. Issued papers keep their own. */
export function TaxDialog({ business, onClose }: { business: Business; onClose: () => void }) {
  const form = useForm<Values>(valuesOf(business), `tax ${business.id}`);
  const save = useAct("setBusinessTax", { refreshes });
  const send = ({ kind, percent, version }: Values) => {
    const isPercent = kind === "percent" && percent !== "";
    const body = {
      kind: taxKinds.find((one) => one === kind) ?? "none",
      percent: isPercent ? sentNumber(percent) : null,
      version,
    };
    return sendAndClose(save, { path: { id: business.id }, body }, { onClose }, valuesOf);
  };
  return (
    <FormDialog
      title={words.taxOf(business.company_name)}
      form={form}
      fields={fields}
      act={words.saveTax}
      reason={form.dirty ? null : words.taxUnchanged}
      onSubmit={send}
      onClose={onClose}
    >
      <div className="stack">
        <p className="dim">{words.taxText}</p>
        <NativeSelect
          label={words.tax}
          data={kinds}
          {...form.text("kind")}
          onChange={(event) => form.set("kind", event.currentTarget.value)}
        />
        {form.values.kind === "percent" && (
          <NumberField label={words.taxPercent} unit=" %" places={2} required {...form.pick("percent")} />
        )}
      </div>
    </FormDialog>
  );
}
