import { NativeSelect, Textarea, TextInput } from "@mantine/core";
import { paperSizes } from "#domain/paper-settings.ts";
import { FileField } from "#ui/form/file-field.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { Columns } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { ClauseDays, PaymentDays } from "./days-of-texts.tsx";
import { type areaFields, prefixFields, type SettingsForm, type textFields } from "./settings-form.ts";
import { words } from "./words.ts";

interface SettingsFieldsProps {
  form: Form<SettingsForm>;
  mayWrite: boolean;
}

const sizes = paperSizes.map((value) => ({ value, label: words.sizes[value] }));

export function SettingsFields({ form, mayWrite }: SettingsFieldsProps) {
  const readOnly = !mayWrite;
  const line = (name: (typeof textFields)[number]) => (
    <TextInput label={words[name]} readOnly={readOnly} {...form.text(name)} />
  );
  const area = (name: (typeof areaFields)[number], description?: string) => (
    <Textarea
      label={words[name]}
      description={description}
      autosize
      minRows={2}
      maxRows={8}
      readOnly={readOnly}
      {...form.text(name)}
    />
  );
  return (
    <Columns of={3}>
      <Panel title={words.house}>
        <div className="stack">
          {line("name")}
          {area("address")}
          {line("tax_number")}
          {area("contact")}
          {mayWrite && (
            <FileField
              label={words.logo}
              hint={words.logoHint}
              accept="image/png,image/jpeg,image/webp"
              {...form.pick("logo")}
            />
          )}
        </div>
      </Panel>
      <Panel title={words.texts}>
        <div className="stack">
          {area("memo_clause", words.memo_clauseText)}
          <ClauseDays form={form} mayWrite={mayWrite} />
          {area("payment_terms", words.payment_termsText)}
          <NumberField
            label={words.payment_days}
            description={words.payment_daysText}
            unit={Number(form.values.payment_days) === 1 ? words.day : words.days}
            readOnly={readOnly}
            {...form.pick("payment_days")}
          />
          <PaymentDays form={form} mayWrite={mayWrite} />
          {area("bank", words.bankText)}
          {area("tax_statement", words.tax_statementText)}
          {area("footer", words.footerText)}
        </div>
      </Panel>
      <Panel title={words.numbers}>
        <div className="stack">
          {prefixFields.map((name) => (
            <TextInput
              key={name}
              label={words[name]}
              description={words.next(form.values[name])}
              maxLength={6}
              required
              readOnly={readOnly}
              {...form.text(name)}
              onChange={(event) => form.set(name, event.currentTarget.value.toUpperCase())}
            />
          ))}
          <NativeSelect
            label={words.paper_size}
            data={sizes}
            disabled={readOnly}
            {...form.text("paper_size")}
            onChange={(event) => form.set("paper_size", event.currentTarget.value)}
          />
        </div>
      </Panel>
    </Columns>
  );
}
