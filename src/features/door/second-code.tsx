import { Button, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { codeDigits } from "#domain/limits.ts";
import { OtpField } from "#ui/form/otp-field.tsx";
import { Door } from "#ui/frame/door.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { DoorActs } from "./door-acts.tsx";
import type { DoorSession } from "./door-session.ts";
import { secondWords } from "./second-words.ts";
import { useOneTry } from "./use-one-try.ts";
import { useRefusal } from "./use-refusal.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

type Way = "passkey" | "app" | "recovery";

const said = {
  passkey: {
    title: secondWords.passkeyTitle,
    lead: secondWords.passkeyLead,
    act: secondWords.passkeyAct,
    instead: secondWords.usePasskey,
  },
  app: { title: secondWords.secondTitle, lead: secondWords.secondLead, act: words.signIn, instead: secondWords.useApp },
  recovery: {
    title: secondWords.recoveryTitle,
    lead: secondWords.recoveryLead,
    act: words.signIn,
    instead: secondWords.useRecovery,
  },
} as const;

/** A passkey or the code of the authenticator, whichever the account has, or a recovery code in their place. */
export function SecondCode({ session }: { session: DoorSession }) {
  const known = session.snapshot.context.ways;
  const ways: Way[] = [...(["passkey", "app"] as const).filter((one) => known.includes(one)), "recovery"];
  const [way, setWay] = useState<Way>(ways[0] ?? "recovery");
  const [code, setCode] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { form, refusal, ask } = useRefusal({ session, onErrors: setErrors });
  const isTold = errors.code !== undefined || refusal === null || refusal.status === 429;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of the fields has the focus when it comes.
  useEffect(() => form.current?.querySelector<HTMLElement>("[name=otp]")?.focus(), [form, way]);

  const once = useOneTry({
    isBusy: session.isBusy,
    refusal,
    send: (typed) => ask(() => session.prove(typed)),
  });
  const prove = () => {
    if (way !== "passkey") {
      if (code.trim() !== "") once.onEnter(code);
    } else if (!session.isBusy) ask(session.provePasskey);
  };
  const change = (typed: string) => {
    setCode(typed);
    setErrors({});
    once.forget();
  };

  return (
    <Door title={said[way].title} lead={said[way].lead}>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          prove();
        }}
      >
        {!isTold && <Notice hue="orange">{refusal.message}</Notice>}
        {way === "recovery" && (
          <TextInput
            size="md"
            label={secondWords.recoveryCode}
            name="otp"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => change(event.currentTarget.value)}
            error={errors.code}
          />
        )}
        {way === "app" && (
          <OtpField
            label={words.code}
            name="otp"
            length={codeDigits}
            value={code}
            onChange={change}
            onComplete={once.onComplete}
            error={errors.code}
          />
        )}
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {said[way].act}
        </Button>
        <DoorActs session={session}>
          {ways
            .filter((one) => one !== way)
            .map((one) => (
              <Button
                key={one}
                variant="subtle"
                disabled={session.isBusy}
                onClick={() => {
                  setWay(one);
                  change("");
                }}
              >
                {said[one].instead}
              </Button>
            ))}
        </DoorActs>
      </form>
    </Door>
  );
}
