import { Button, Checkbox, TextInput } from "@mantine/core";
import { type FormEvent, lazy, Suspense, useState } from "react";
import { PasswordField } from "#ui/form/password-field.tsx";
import { Door } from "#ui/frame/door.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DoorFoot } from "./door-foot.tsx";
import { doorAddress } from "./door-form.ts";
import type { DoorSession } from "./door-session.ts";
import { DoorTabs } from "./door-tabs.tsx";
import { useAutoFocus } from "./use-auto-focus.ts";
import { useRefusal } from "./use-refusal.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

const IssuerSignIn = lazy(() => import("./issuer-sign-in.tsx").then((m) => ({ default: m.IssuerSignIn })));

interface AccountFormProps {
  from: string | undefined;
  session: DoorSession;
  wasSentAway: boolean;
  /** Null where the browser can keep nothing. */
  onStay: ((isWanted: boolean) => void) | null;
}

/**
 * E-mail and password. The fields are the browser's own, so that the values of a password manager are the values sent.
 */
export function AccountForm({ from, session, wasSentAway, onStay }: AccountFormProps) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [stays, setStays] = useState(true);
  const { form, refusal, ask } = useRefusal({
    session,
    onErrors: (found, refusal) => setErrors({ ...(refusal?.status === 401 && { password: words.wrong }), ...found }),
  });
  const email = useAutoFocus<HTMLInputElement>();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    if (session.isBusy) return;
    onStay?.(stays);
    ask(() => session.signIn(String(given.get("email")).trim(), String(given.get("password"))));
  }

  return (
    <Door title={words.signIn} lead={words.signInLead} foot={<DoorFoot to="sign-up" from={from} />}>
      <DoorTabs at="account" from={from} />
      {wasSentAway && <Notice hue="blue">{words.ended}</Notice>}
      {session.snapshot.context.guest !== null && <Notice hue="blue">{words.listsComeToo}</Notice>}
      <form ref={form} className="stack" noValidate onSubmit={submit} onInput={() => setErrors({})}>
        <TextInput
          ref={email}
          size="md"
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField
          size="md"
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors.password}
        />
        <div className="row between door-stay">
          {onStay ? (
            <Checkbox label={words.stay} checked={stays} onChange={(event) => setStays(event.currentTarget.checked)} />
          ) : (
            <span className="dim">{words.notKept}</span>
          )}
          <Link to={doorAddress("forgot", from)} className="forgot">
            {words.forgot}
          </Link>
        </div>
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {words.signIn}
        </Button>
      </form>
      <Suspense>
        <IssuerSignIn from={from} session={session} stays={stays} onStay={onStay} />
      </Suspense>
    </Door>
  );
}
