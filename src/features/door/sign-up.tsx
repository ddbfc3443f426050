import { useEffect, useRef, useState } from "react";
import { CodeStep } from "./code-step.tsx";
import type { DoorSession } from "./door-session.ts";
import { wholeForm } from "./sign-up-fields.ts";
import { SignUpStep } from "./sign-up-step.tsx";
import { useSignUpForm } from "./typed-before.ts";

interface SignUpProps {
  from: string | undefined;
  session: DoorSession;
}

/**
 * The steps of a sign-up: account and person, the code that proves the address, and the session. Nothing is typed
 * twice.
 */
export function SignUp({ from, session }: SignUpProps) {
  const { snapshot, code, email } = session;
  const isVerified = snapshot.matches({ signedOut: { otp: "verified" } });
  const isSigningUp = snapshot.matches({ signedOut: { otp: "signingUp" } });
  const isProven = isVerified || isSigningUp;
  const { fields, isBack } = useSignUpForm(isSigningUp || !snapshot.matches("signedOut"));
  const wasSent = useRef(false);
  const [wasRefused, setRefused] = useState(false);

  // spec §4: a proven address signs up at once. After a refusal the form comes back with the errors.
  useEffect(() => {
    if (!isProven) wasSent.current = false;
    setRefused((was) => isProven && (was || (isVerified && wasSent.current)));
    if (!isVerified || wasSent.current) return;
    wasSent.current = true;
    session.signUp(wholeForm(fields.values));
  }, [isProven, isVerified, session, fields.values]);

  if (!wasRefused && code && snapshot.matches({ signedOut: "otp" })) {
    return <CodeStep code={code} session={session} onResend={() => session.sendSignUpCode(email ?? "")} />;
  }
  return <SignUpStep from={from} session={session} fields={fields} isProven={wasRefused} isBack={isBack} />;
}
