import { NativeSelect, TextInput } from "@mantine/core";
import { NumberField } from "#ui/form/number-field.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type HouseForm, portFor, securities } from "./settings-form.ts";
import { words } from "./words.ts";

interface MailPanelProps {
  form: Form<HouseForm>;
  isFixed: boolean;
  mayWrite: boolean;
  hasPassword: boolean;
}

/** The house's mail server. An empty host is none. */
export function MailPanel({ form, isFixed, mayWrite, hasPassword }: MailPanelProps) {
  if (isFixed) {
    return (
      <Panel title={words.mail}>
        <Notice hue="blue">{words.mailFixed}</Notice>
      </Panel>
    );
  }
  const readOnly = !mayWrite;
  const line = (name: "mail.host" | "mail.user_name" | "mail.from", label: string, description?: string) => (
    <TextInput label={label} description={description} readOnly={readOnly} autoComplete="off" {...form.text(name)} />
  );
  return (
    <Panel title={words.mail}>
      <div className="stack">
        {line("mail.host", words.host, words.mailText)}
        <NativeSelect
          label={words.security}
          data={securities}
          disabled={readOnly}
          {...form.text("mail.security")}
          onChange={({ currentTarget: { value } }) => {
            const chosen = securities.find((one) => one.value === value)?.value ?? "tls";
            form.set("mail.security", chosen);
            form.set("mail.port", portFor(chosen, form.values["mail.port"]));
          }}
        />
        <NumberField label={words.port} readOnly={readOnly} {...form.pick("mail.port")} />
        {line("mail.user_name", words.userName, words.userNameText)}
        <PasswordField
          label={words.password}
          description={hasPassword ? words.passwordKept : words.passwordNew}
          autoComplete="new-password"
          readOnly={readOnly}
          {...form.text("mail.password")}
        />
        {line("mail.from", words.from, words.fromText)}
      </div>
    </Panel>
  );
}
