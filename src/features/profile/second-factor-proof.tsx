import { TextInput } from "@mantine/core";
import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { notify } from "#ui/notice/notify.ts";
import { closeUnlessSent, KeptCodesDialog } from "./kept-codes-dialog.tsx";
import { words } from "./words.ts";

const empty = { password: "", code: "" };
const fields: FieldWords<typeof empty> = {
  password: { label: words.password },
  code: { label: words.codeOrRecovery },
};

interface ProofDialogProps {
  act: "turnOffSecondFactor" | "renewRecoveryCodes";
  onClose: () => void;
}

/** Turns the second factor off, or makes its recovery codes anew, by password and code. */
export function ProofDialog({ act, onClose }: ProofDialogProps) {
  const form = useForm(empty, neverKept);
  const [codes, setCodes] = useState<string[] | null>(null);
  const sending = useAct(act, { refreshes: ["getSecondFactor"] });
  const send = (body: typeof empty) =>
    formOutcome<typeof empty, typeof act>(async () => {
      const { data, message } = await sending.mutateAsync({ body });
      notify.success(message);
      if ("recovery_codes" in data) setCodes(data.recovery_codes);
      else onClose();
    });
  if (codes) return <KeptCodesDialog codes={codes} onClose={onClose} />;
  const { title, text, act: name } = words.proof[act];
  const isTyped = form.values.password !== "" && form.values.code.trim().length >= 6;
  return (
    <FormDialog
      title={title}
      form={form}
      fields={fields}
      act={name}
      reason={isTyped ? null : words.proofMissing}
      onSubmit={send}
      onClose={closeUnlessSent(sending, onClose)}
    >
      <div className="stack">
        <p className="dim">{text}</p>
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          data-autofocus
          {...form.text("password")}
        />
        <TextInput
          label={words.codeOrRecovery}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          {...form.text("code")}
        />
      </div>
    </FormDialog>
  );
}
