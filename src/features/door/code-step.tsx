import { Button } from "@mantine/core";
import { type FormEvent, useEffect, useState } from "react";
import { codeDigits, codePauseMaxMs } from "#domain/limits.ts";
import type { CodeSent } from "#machines/session-parts.ts";
import { OtpField } from "#ui/form/otp-field.tsx";
import { Door } from "#ui/frame/door.tsx";
import { DoorActs } from "./door-acts.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { isUnanswered, useOneTry } from "./use-one-try.ts";
import { useRefusal } from "./use-refusal.ts";
import { useSecondsUntil } from "./use-seconds-until.ts";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

interface CodeStepProps {
  code: CodeSent;
  session: DoorSession;
  onResend: () => void;
}

/** The moment of the next code. A device with a wrong clock must not wait for ever. */
const resendMoment = (code: CodeSent) => Math.min(Date.parse(code.resend_at), Date.now() + codePauseMaxMs);

/** The six digits of the mail, with the acts for another code and for going back. */
export function CodeStep({ code, session, onResend }: CodeStepProps) {
  const [otp, setOtp] = useState("");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { form, refusal, ask } = useRefusal({
    session,
    onErrors: (found) => setErrors(found),
  });
  const [resendAt, setResendAt] = useState({ code, at: resendMoment(code) });
  if (resendAt.code !== code) setResendAt({ code, at: resendMoment(code) });
  const wait = useSecondsUntil(resendAt.at);
  const isWrong = refusal !== null && !isUnanswered(refusal);

  useEffect(() => form.current?.querySelector<HTMLElement>("[name=otp]")?.focus(), [form]);

  const once = useOneTry({
    isBusy: session.isBusy,
    refusal,
    send: (digits) => ask(() => session.verify(digits)),
  });

  return (
    <Door title={furtherWords.codeTitle} lead={furtherWords[code.is_kept ? "codeKept" : "codeLead"](code.email)}>
      <form
        ref={form}
        className="stack"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          once.onEnter(otp);
        }}
      >
        <OtpField
          label={words.code}
          name="otp"
          length={codeDigits}
          value={otp}
          onChange={(digits) => {
            setOtp(digits);
            setErrors({});
            once.forget();
          }}
          onComplete={once.onComplete}
          error={errors.otp ?? (isWrong ? refusal.message : undefined)}
        />
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={session.isBusy}>
          {furtherWords.proveCode}
        </Button>
        <DoorActs session={session}>
          <Button
            variant="subtle"
            disabled={wait > 0 || session.isBusy}
            onClick={() => {
              setOtp("");
              once.forget();
              ask(onResend);
            }}
          >
            <span className="figures">{wait > 0 ? furtherWords.resendIn(wait) : furtherWords.resend}</span>
          </Button>
        </DoorActs>
      </form>
    </Door>
  );
}
