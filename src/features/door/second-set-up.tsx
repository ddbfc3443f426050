import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { codeDigits } from "#domain/limits.ts";
import type { SecondFactorOffer } from "#machines/session-parts.ts";
import { AuthenticatorSecret } from "#screens/second-factor/authenticator-secret.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { OtpField } from "#ui/form/otp-field.tsx";
import { Door } from "#ui/frame/door.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DoorActs } from "./door-acts.tsx";
import type { DoorSession } from "./door-session.ts";
import { secondWords } from "./second-words.ts";
import { useRefusal } from "./use-refusal.ts";

/** Sets up a second factor that the house demands, before the portal opens. */
export function SecondSetUp({ offer, session }: { offer: SecondFactorOffer; session: DoorSession }) {
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { form, refusal, ask } = useRefusal({ session, onErrors: setErrors });

  return (
    <Door title={secondWords.factorTitle} lead={secondWords.factorLead}>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!session.isBusy && code.length === codeDigits) ask(() => session.turnOn(code));
        }}
      >
        <AuthenticatorSecret secret={offer.secret} address={offer.address} />
        {refusal && errors.code === undefined && <Notice hue="orange">{refusal.message}</Notice>}
        <OtpField
          label={factorWords.firstCode}
          name="otp"
          length={codeDigits}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setErrors({});
          }}
          error={errors.code}
        />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {secondWords.turnOn}
        </Button>
        <DoorActs session={session} />
      </form>
    </Door>
  );
}
