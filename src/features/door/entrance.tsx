import "./entrance.css";
import { lazy, Suspense, useEffect } from "react";
import { notify } from "#ui/notice/notify.ts";
import { AccountForm } from "./account-form.tsx";
import type { DoorForm } from "./door-form.ts";
import type { DoorSession } from "./door-session.ts";

// The sign-in page loads its own form only, and none of the others.
const GuestForm = lazy(() => import("./guest-form.tsx").then((m) => ({ default: m.GuestForm })));
const SignUp = lazy(() => import("./sign-up.tsx").then((m) => ({ default: m.SignUp })));
const Invitation = lazy(() => import("./invitation.tsx").then((m) => ({ default: m.Invitation })));
const SetUp = lazy(() => import("./set-up.tsx").then((m) => ({ default: m.SetUp })));
const SecondStep = lazy(() => import("./second-step.tsx").then((m) => ({ default: m.SecondStep })));
const Forgot = lazy(() => import("./forgot.tsx").then((m) => ({ default: m.Forgot })));

export interface EntranceProps {
  form: DoorForm | undefined;
  /** The address that the visitor wanted. */
  from: string | undefined;
  session: DoorSession;
  /** The secret of an invitation, or of a new house: the part of the link after its mark. */
  secret?: string;
  /** True if the visitor's session ended by itself. */
  wasSentAway?: boolean;
  /** Sets whether the next session outlives the tab. */
  onStay: ((isWanted: boolean) => void) | null;
}

/** The door: the form that the address names. Only the session machine drives it. */
export function Entrance({ form, from, session, secret = "", wasSentAway = false, onStay }: EntranceProps) {
  useReturn(form, session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the next form begins without the refusals of the former.
  useEffect(() => notify.clearFailures, [form]);
  const rest = { from, session };
  if (session.snapshot.matches({ signedOut: "secondFactor" }))
    return (
      <Suspense>
        <SecondStep session={session} />
      </Suspense>
    );
  return (
    <Suspense>
      {form === undefined && <AccountForm {...rest} wasSentAway={wasSentAway} onStay={onStay} />}
      {form === "guest" && <GuestForm {...rest} />}
      {form === "sign-up" && <SignUp {...rest} />}
      {form === "forgot" && <Forgot {...rest} />}
      {form === "invitation" && <Invitation invitation={secret} session={session} />}
      {form === "set-up" && <SetUp secret={secret} session={session} />}
    </Suspense>
  );
}

/** Sends BACK to the machine for a form that was left half way, by Back or by a link. */
function useReturn(form: DoorForm | undefined, { snapshot, back }: DoorSession) {
  const isElsewhere =
    (form !== "sign-up" && snapshot.matches({ signedOut: "otp" })) ||
    (form !== "forgot" && snapshot.matches({ signedOut: "reset" }));
  const isWaiting = isElsewhere && snapshot.can({ type: "BACK" });
  useEffect(() => {
    if (isWaiting) back();
  }, [isWaiting, back]);
}
