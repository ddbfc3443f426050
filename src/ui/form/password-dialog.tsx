import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Act } from "../act/act.tsx";
import { Dialog } from "../act/dialog.tsx";
import { words } from "../words.ts";
import { FormErrors } from "./form-errors.tsx";
import type { FormFailure } from "./form-failure.ts";
import { PasswordField } from "./password-field.tsx";
import { useForm } from "./use-form.ts";
import { neverKept } from "./use-kept.ts";
import { useSubmit } from "./use-submit.ts";

const empty = { current_password: "", password: "", again: "" };
const fields = { current_password: { label: words.currentPassword }, password: { label: words.newPassword } };

type Passwords = Pick<typeof empty, "current_password" | "password">;

interface PasswordDialogProps {
  title: string;
  /** The effect on open sessions. */
  children: ReactNode;
  /** True for the person's own password, which is changed only with the present one. */
  isOwn?: boolean;
  onSend: (passwords: Passwords) => Promise<FormFailure<typeof empty> | undefined>;
  onClose: () => void;
}

/** The dialog of a new password, typed twice. Nothing is sent before both are the same. */
export function PasswordDialog({ title, children, isOwn = false, onSend, onClose }: PasswordDialogProps) {
  const form = useForm(empty, neverKept);
  const { pending, failure, send, formProps } = useSubmit(form, ({ again: _, ...passwords }) => onSend(passwords));
  const isWhole = failure && (failure.errors ?? []).length === 0;

  function ask() {
    if (form.values.password === form.values.again) void send();
    else form.setErrors({ again: words.passwordsDiffer });
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <form className="stack" {...formProps(ask)}>
        {isWhole && <FormErrors failure={failure} fields={fields} />}
        <p className="dim">{children}</p>
        {isOwn && (
          <PasswordField
            label={words.currentPassword}
            autoComplete="current-password"
            data-autofocus
            {...form.text("current_password")}
          />
        )}
        <PasswordField
          label={words.newPassword}
          description={form.errors.password ? undefined : words.passwordHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="new-password"
          data-autofocus={!isOwn || undefined}
          {...form.text("password")}
        />
        <PasswordField label={words.newPasswordAgain} autoComplete="new-password" {...form.text("again")} />
        <div className="row between">
          <Button size="sm" variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Act size="sm" type="submit" loading={pending}>
            {words.changePassword}
          </Act>
        </div>
      </form>
    </Dialog>
  );
}
