import { Textarea, TextInput } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { FileField } from "#ui/form/file-field.tsx";
import type { FileValue } from "#ui/form/file-value.ts";
import { useDirty } from "#ui/form/use-dirty.ts";
import { useForm } from "#ui/form/use-form.ts";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { notify } from "#ui/notice/notify.ts";
import { goOn, StepForm, type StepFormProps } from "./step-form.tsx";
import { words } from "./words.ts";

type Stored = Data<"getPaperSettings">;
type CompanyForm = { name: string; address: string; tax_number: string; logo: FileValue };

const fields = {
  name: { label: words.name },
  address: { label: words.address },
  tax_number: { label: words.taxNumber },
  logo: { label: words.logo },
};

const formOf = ({ name, address, tax_number, logo }: Stored): CompanyForm => ({
  name: name ?? "",
  address: address ?? "",
  tax_number: tax_number ?? "",
  logo: logo?.url ?? null,
});

/** The whole settings of the papers with the company's part of this form. */
function bodyOf({ logo: stored, saved_by: _, saved_at: __, ...kept }: Stored, { logo, ...texts }: CompanyForm) {
  const given = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text.trim() || null]));
  const isRemoved = logo === null && stored !== null;
  return { ...kept, ...given, ...(isRemoved && stored && { removeFiles: [stored.id] }) };
}

/** The company on papers: its legal name, its address, its logo. */
export function CompanyForm({ stored, ...rest }: { stored: Stored } & StepFormProps) {
  const form = useForm<CompanyForm>(formOf(stored), "company");
  useDirty(rest.onDirty, form.dirty);
  const save = useAct("setPaperSettings", { refreshes: ["getPaperSettings", "readFirstDay"] });
  const send = (values: CompanyForm) =>
    formOutcome(
      async () => {
        const { logo } = values;
        const files = logo instanceof File ? { files: { logo } } : {};
        notify.success((await save.mutateAsync({ body: bodyOf(stored, values), ...files })).message);
        goOn(rest);
      },
      save,
      formOf,
    );
  const readOnly = !rest.mayWrite;
  return (
    <StepForm form={form} fields={fields} onSend={send} lead={words.companyLead} {...rest}>
      <Columns>
        <Panel title={words.company}>
          <div className="stack">
            <TextInput label={words.name} readOnly={readOnly} {...form.text("name")} />
            <Textarea
              label={words.address}
              autosize
              minRows={3}
              maxRows={6}
              readOnly={readOnly}
              {...form.text("address")}
            />
            <TextInput label={words.taxNumber} readOnly={readOnly} {...form.text("tax_number")} />
            {rest.mayWrite && (
              <FileField
                label={words.logo}
                hint={words.logoHint}
                accept="image/png,image/jpeg,image/webp"
                {...form.pick("logo")}
              />
            )}
          </div>
        </Panel>
      </Columns>
    </StepForm>
  );
}
