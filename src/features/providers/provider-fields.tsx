import { SegmentedControl, Select, Textarea, TextInput } from "@mantine/core";
import { clearing } from "#ui/form/clearing.ts";
import { NumberField } from "#ui/form/number-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { diamondTypeChoices, originChoices, type ProviderValues } from "./provider-form.ts";
import { words } from "./words.ts";

type ProviderForm = Form<ProviderValues>;
type Choices = readonly { value: string; label: string }[];

const types = [2, 1].map((type) => ({ value: String(type), label: words.types[type] ?? "" }));

/** The fields of a provider, in the order in which somebody knows them. */
export function ProviderFields({ form, locations }: { form: ProviderForm; locations: Choices }) {
  const { onChange: _, ...prefix } = form.text("prefix");
  return (
    <>
      <section>
        <SegmentedControl
          aria-label={words.type}
          data={types}
          value={form.values.provider_type}
          onChange={(type) => form.set("provider_type", type === "1" ? "1" : "2")}
        />
        <TextInput label={words.name} required data-autofocus {...form.text("name")} />
        <TextInput
          label={words.prefix}
          description={words.prefixText}
          required
          maxLength={6}
          autoComplete="off"
          {...prefix}
          onChange={(event) => form.set("prefix", event.currentTarget.value.toUpperCase())}
        />
      </section>
      <section>
        <h3>{words.contact}</h3>
        <TextInput label={words.contactName} {...form.text("contact_name")} />
        <TextInput label={words.email} type="email" {...form.text("contact_email")} />
        <TextInput label={words.phone} type="tel" placeholder={words.phoneHint} {...form.text("contact_phone")} />
      </section>
      <section>
        <h3>{words.defaults}</h3>
        <p className="dim">{words.defaultsText}</p>
        <Default form={form} name="location" label={words.location} choices={locations} />
        <Default form={form} name="diamond_type" label={words.diamondType} choices={diamondTypeChoices} />
        <Default form={form} name="stone_origin" label={words.origin} choices={originChoices} />
      </section>
      <section>
        <h3>{words.delivery}</h3>
        <Figure
          form={form}
          name="fresh_hours"
          label={words.freshHours}
          text={words.freshHoursText}
          unit={words.hours}
        />
        <Figure
          form={form}
          name="lapse_hours"
          label={words.lapseHours}
          text={words.lapseHoursText}
          unit={words.hours}
          isOptional
        />
        <Figure form={form} name="gone_limit_pct" label={words.goneLimit} text={words.goneLimitText} />
        <Figure form={form} name="price_limit_pct" label={words.priceLimit} text={words.priceLimitText} />
      </section>
      <section>
        <h3>{words.more}</h3>
        <Textarea label={words.terms} autosize minRows={2} {...form.text("terms")} />
        <Textarea label={words.note} autosize minRows={2} {...form.text("note")} />
      </section>
    </>
  );
}

interface DefaultProps {
  form: ProviderForm;
  name: "location" | "diamond_type" | "stone_origin";
  label: string;
  choices: Choices;
}

/** A default value, or none: then each file has to give it. */
function Default({ form, name, label, choices }: DefaultProps) {
  return (
    <Select
      label={label}
      placeholder={words.fileSays}
      clearable
      searchable={name === "location"}
      clearButtonProps={clearing(words.clear(label))}
      data={[...choices]}
      comboboxProps={{ transitionProps: { duration: 0 } }}
      {...form.pick(name)}
    />
  );
}

interface FigureProps {
  form: ProviderForm;
  name: "fresh_hours" | "lapse_hours" | "gone_limit_pct" | "price_limit_pct";
  label: string;
  text: string;
  unit?: string;
  isOptional?: boolean;
}

/** A whole number with its unit. */
function Figure({ form, name, label, text, unit = words.percent, isOptional }: FigureProps) {
  return <NumberField label={label} description={text} unit={unit} required={!isOptional} {...form.pick(name)} />;
}
