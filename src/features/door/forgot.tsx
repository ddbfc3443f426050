import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { Door } from "#ui/frame/door.tsx";
import { CodeStep } from "./code-step.tsx";
import { DoorFoot } from "./door-foot.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { NewPasswordStep } from "./new-password-step.tsx";
import { useAutoFocus } from "./use-auto-focus.ts";
import { useRefusal } from "./use-refusal.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

interface ForgotProps {
  from: string | undefined;
  session: DoorSession;
}

/** The steps to a new password: the address, the code of the mail, the new password, and the door again. */
export function Forgot({ from, session }: ForgotProps) {
  const { snapshot, code, email } = session;
  const isProven =
    snapshot.matches({ signedOut: { reset: "password" } }) || snapshot.matches({ signedOut: { reset: "saving" } });
  if (isProven) return <NewPasswordStep session={session} />;
  if (snapshot.matches({ signedOut: "reset" }) && code) {
    return <CodeStep code={code} session={session} onResend={() => session.sendResetCode(email ?? "")} />;
  }
  return <AddressStep from={from} session={session} />;
}

function AddressStep({ from, session }: ForgotProps) {
  const [address, setAddress] = useState(session.email ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { form, refusal, ask } = useRefusal({ session, onErrors: setErrors });
  const field = useAutoFocus<HTMLInputElement>();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!session.isBusy) ask(() => session.sendResetCode(address.trim()));
  }

  return (
    <Door title={words.forgotTitle} lead={furtherWords.forgotLead} foot={<DoorFoot to="sign-in" from={from} />}>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        <TextInput
          ref={field}
          size="md"
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setErrors({});
          }}
          error={errors.email}
        />
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {furtherWords.sendCode}
        </Button>
      </form>
    </Door>
  );
}
