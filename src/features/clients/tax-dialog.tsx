import { Button, NativeSelect, NumberInput } from "@mantine/core";
import { useAct } from "#api/use-act.ts";
import { dash } from "#domain/format.ts";
import { taxKindNames, taxKinds } from "#domain/tax.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { words as uiWords } from "#ui/words.ts";
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
  const sending = useSubmit<Values>(form, ({ kind, percent, version }) => {
    const isPercent = kind === "percent" && percent !== "";
    const body = {
      kind: taxKinds.find((one) => one === kind) ?? "none",
      percent: isPercent ? Number(percent) : null,
      version,
    };
    return sendAndClose(save, { path: { id: business.id }, body }, { onClose }, valuesOf);
  });
  const reason = form.dirty ? null : words.taxUnchanged;
  return (
    <Dialog
      title={words.taxOf(business.company_name)}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Act size="sm" reason={reason} loading={sending.pending} onClick={() => void sending.send()}>
            {words.saveTax}
          </Act>
        </>
      }
    >
      <FormTrouble form={form} fields={fields} sending={sending} />
      <form {...sending.formProps(() => !reason && void sending.send())}>
        <div className="stack">
          <p className="dim">{words.taxText}</p>
          <NativeSelect
            label={words.tax}
            data={kinds}
            {...form.text("kind")}
            onChange={(event) => form.set("kind", event.currentTarget.value)}
          />
          {form.values.kind === "percent" && (
            <NumberInput
              label={words.taxPercent}
              suffix=" %"
              decimalScale={2}
              allowNegative={false}
              clampBehavior="none"
              required
              {...form.pick("percent")}
            />
          )}
        </div>
      </form>
    </Dialog>
  );
}
