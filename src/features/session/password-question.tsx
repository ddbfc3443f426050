import { Button } from "@mantine/core";
import { useEffect, useSyncExternalStore } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { FormErrors } from "#ui/form/form-errors.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { words as uiWords } from "#ui/words.ts";
import type { PasswordAsker } from "./password-asker.ts";
import { words } from "./words.ts";

/** Asks for the password if an act needs it again. The act then continues by itself. */
export function PasswordQuestion({ asker }: { asker: PasswordAsker }) {
  const isAsking = useSyncExternalStore(asker.listen, asker.isAsking);
  // A person who is sent away during the question has not answered.
  useEffect(() => () => asker.settle(false), [asker]);
  return isAsking ? <Question onAnswer={asker.settle} /> : null;
}

const fields = { password: { label: words.password } };

function Question({ onAnswer }: { onAnswer: (isTyped: boolean) => void }) {
  const form = useForm({ password: "" }, neverKept);
  const prove = useAct("signInAgain");
  const { pending, failure, formProps } = useSubmit(form, (body) =>
    formOutcome(async () => {
      await prove.mutateAsync({ body });
      onAnswer(true);
    }),
  );
  const isWhole = failure && (failure.errors ?? []).length === 0;
  return (
    <Dialog title={words.again} onClose={() => onAnswer(false)}>
      <form className="stack" {...formProps()}>
        {isWhole && <FormErrors failure={failure} fields={fields} />}
        <p className="dim">{words.whyAgain}</p>
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          {...form.text("password")}
        />
        <div className="row between">
          <Button size="sm" variant="default" onClick={() => onAnswer(false)}>
            {uiWords.cancel}
          </Button>
          <Act size="sm" type="submit" loading={pending}>
            {words.goOn}
          </Act>
        </div>
      </form>
    </Dialog>
  );
}
