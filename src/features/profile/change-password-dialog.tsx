import { Button } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormErrors } from "#ui/form-errors.tsx";
import { notify } from "#ui/notify.ts";
import { PasswordField } from "#ui/password-field.tsx";
import { useForm } from "#ui/use-form.ts";
import { useSubmit } from "#ui/use-submit.ts";
import { words as kitWords } from "#ui/words.ts";
import { words } from "./words.ts";

const empty = { current_password: "", password: "", again: "" };
const fields = {
  current_password: { label: words.current },
  password: { label: words.password },
};

/** One's own password, changed: the current one, and the new one twice. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const form = useForm(empty);
  const change = useAct("changePassword", { refreshes: ["listSessions"] });
  const { pending, failure, send, formProps } = useSubmit(form, ({ current_password, password }) =>
    formOutcome(async () => {
      notify.success((await change.mutateAsync({ body: { current_password, password } })).message);
      onClose();
    }),
  );
  const isWhole = failure && (failure.errors ?? []).length === 0;

  function ask() {
    if (form.values.password === form.values.again) void send();
    else form.setErrors({ again: words.differ });
  }

  return (
    <Dialog title={words.passwordTitle} onClose={onClose}>
      <form className="stack" {...formProps(ask)}>
        {isWhole && <FormErrors failure={failure} fields={fields} />}
        <p className="dim">{words.passwordText}</p>
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          data-autofocus
          {...form.text("current_password")}
        />
        <PasswordField
          label={words.password}
          description={form.errors.password ? undefined : words.passwordHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="new-password"
          {...form.text("password")}
        />
        <PasswordField label={words.again} autoComplete="new-password" {...form.text("again")} />
        <div className="row profile-acts">
          <Button size="sm" variant="default" onClick={onClose}>
            {kitWords.cancel}
          </Button>
          <Act size="sm" type="submit" loading={pending}>
            {words.savePassword}
          </Act>
        </div>
      </form>
    </Dialog>
  );
}
