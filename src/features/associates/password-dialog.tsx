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
import { words as kit } from "#ui/words.ts";
import { type Associate, personName, refreshes } from "./associate.ts";
import { words } from "./words.ts";

const empty = { password: "", again: "" };
const fields = { password: { label: words.newPassword } };

/** Another password for an associate, given twice; their sessions end. */
export function PasswordDialog({ of: associate, onClose }: { of: Associate; onClose: () => void }) {
  const form = useForm(empty);
  const change = useAct("changeAssociatePassword", { refreshes });
  const { pending, failure, send, formProps } = useSubmit(form, ({ password }) =>
    formOutcome(async () => {
      const path = { id: associate.id };
      notify.success((await change.mutateAsync({ path, body: { password } })).message);
      onClose();
    }),
  );
  const isWhole = failure && (failure.errors ?? []).length === 0;

  function ask() {
    if (form.values.password === form.values.again) void send();
    else form.setErrors({ again: words.differ });
  }

  return (
    <Dialog title={words.passwordOf(personName(associate))} onClose={onClose}>
      <form className="stack" {...formProps(ask)}>
        {isWhole && <FormErrors failure={failure} fields={fields} />}
        <p className="dim">{words.passwordText}</p>
        <PasswordField
          label={words.newPassword}
          description={form.errors.password ? undefined : words.passwordHint}
          inputWrapperOrder={["label", "input", "description", "error"]}
          autoComplete="new-password"
          data-autofocus
          {...form.text("password")}
        />
        <PasswordField label={words.again} autoComplete="new-password" {...form.text("again")} />
        <div className="row between">
          <Button size="sm" variant="default" onClick={onClose}>
            {kit.cancel}
          </Button>
          <Act size="sm" type="submit" loading={pending}>
            {words.savePassword}
          </Act>
        </div>
      </form>
    </Dialog>
  );
}
