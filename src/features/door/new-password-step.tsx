import { Button } from "@mantine/core";
import type { FormEvent } from "react";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { Door } from "#ui/frame/door.tsx";
import { DoorActs } from "./door-acts.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { isTypedTwice, NewPasswordFields } from "./new-password-fields.tsx";
import { isProofOver, ProofOver } from "./proof-over.tsx";
import { useAutoFocus } from "./use-auto-focus.ts";
import { useRefusal } from "./use-refusal.ts";
import { words } from "./words.ts";

/** The new password, twice, after the right code. */
export function NewPasswordStep({ session }: { session: DoorSession }) {
  const fields = useForm({ password: "", again: "" }, neverKept);
  const { form, refusal, ask } = useRefusal({ session, onErrors: fields.setErrors });
  const first = useAutoFocus<HTMLInputElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (session.isBusy) return;
    if (isTypedTwice(fields)) ask(() => session.resetPassword(fields.values.password));
    else form.current?.querySelector<HTMLElement>("[name=again]")?.focus();
  }

  return (
    <Door title={words.forgotTitle} lead={furtherWords.newPasswordLead}>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        {/* A password manager learns for which account it keeps the new one. */}
        <input type="email" name="email" autoComplete="username" value={session.email ?? ""} readOnly hidden />
        <NewPasswordFields form={fields} first={first} />
        {isProofOver(refusal) && <ProofOver session={session} send={session.sendResetCode} />}
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {furtherWords.setPassword}
        </Button>
        <DoorActs session={session} />
      </form>
    </Door>
  );
}
