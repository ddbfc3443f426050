import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { sentenceOf } from "#api/errors.ts";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { AuthenticatorSecret } from "#screens/second-factor/authenticator-secret.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { Dialog } from "#ui/act/dialog.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { OtpField } from "#ui/form/otp-field.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { closeUnlessSent, KeptCodesDialog } from "./kept-codes-dialog.tsx";
import { words } from "./words.ts";

type Offer = Data<"offerSecondFactor">;
const fields: FieldWords<{ code: string }> = { code: { label: factorWords.firstCode } };

interface SetUpProps {
  /** True if the account has recovery codes, which end: a passkey came with them. */
  endsCodes: boolean;
  onClose: () => void;
}

/** Sets up a second factor: the secret, its first code, then the recovery codes. */
export function SetUpDialog({ endsCodes, onClose }: SetUpProps) {
  const { mutateAsync: offer } = useAct("offerSecondFactor");
  const [offered, setOffered] = useState<Offer | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one secret for each opening.
  useEffect(() => {
    offer({}).then(
      ({ data }) => setOffered(data),
      (error: unknown) => setFailure(sentenceOf(error)),
    );
  }, []);
  if (codes) return <KeptCodesDialog codes={codes} onClose={onClose} />;
  if (offered) return <FirstCode offered={offered} endsCodes={endsCodes} onDone={setCodes} onClose={onClose} />;
  return (
    <Dialog
      title={words.setUpTitle}
      onClose={onClose}
      foot={
        <Button size="sm" variant="default" onClick={onClose}>
          {words.keep}
        </Button>
      }
    >
      {failure ? <Notice hue="orange">{failure}</Notice> : <SkeletonRows label={words.setUpTitle} rows={3} />}
    </Dialog>
  );
}

interface FirstCodeProps extends SetUpProps {
  offered: Offer;
  onDone: (codes: string[]) => void;
}

function FirstCode({ offered, endsCodes, onDone, onClose }: FirstCodeProps) {
  const form = useForm({ code: "" }, neverKept);
  const turnOn = useAct("turnOnSecondFactor", { refreshes: ["getSecondFactor", "listSessions"] });
  const send = ({ code }: { code: string }) =>
    formOutcome<{ code: string }, "turnOnSecondFactor">(async () => {
      const { data } = await turnOn.mutateAsync({ body: { offer: offered.offer, code } });
      onDone(data.recovery_codes);
    });
  return (
    <FormDialog
      title={words.setUpTitle}
      form={form}
      fields={fields}
      act={words.setUpAct}
      reason={form.values.code.length === 6 ? null : words.codeMissing}
      onSubmit={send}
      onClose={closeUnlessSent(turnOn, onClose)}
    >
      <div className="stack">
        <AuthenticatorSecret secret={offered.secret} address={offered.address} />
        <OtpField
          label={factorWords.firstCode}
          name="code"
          value={form.values.code}
          onChange={(code) => form.set("code", code)}
          error={form.errors.code}
        />
        <p className="dim">{words.setUpText(endsCodes)}</p>
      </div>
    </FormDialog>
  );
}
