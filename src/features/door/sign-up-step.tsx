import { Button } from "@mantine/core";
import { type FormEvent, useEffect } from "react";
import { fieldErrors } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import type { Form } from "#ui/form/use-form.ts";
import { Door } from "#ui/frame/door.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { AccountFields } from "./account-fields.tsx";
import { DoorFoot } from "./door-foot.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { isProofOver, ProofOver } from "./proof-over.tsx";
import { accountPart, refusedFields, type SignUpFields, userPart, wholeForm } from "./sign-up-fields.ts";
import { useRefusal } from "./use-refusal.ts";
import { UserFields } from "./user-fields.tsx";
import { WaitNotice } from "./wait-notice.tsx";
import { words } from "./words.ts";

interface SignUpStepProps {
  from: string | undefined;
  session: DoorSession;
  fields: Form<SignUpFields>;
  /** True if the address is proven already and only the sign-up was refused. */
  isProven: boolean;
  /** True if the form begins with what was typed before the page was loaded anew. */
  isBack: boolean;
}

/** The account part and the user part. Both are checked before a code is sent (spec §5). */
export function SignUpStep({ from, session, fields, isProven, isBack }: SignUpStepProps) {
  const account = useAct("validateAccount");
  const user = useAct("validateUser");
  const { form, refusal, ask } = useRefusal({ session, onErrors: fields.setErrors });
  /** The sign-up that follows the code by itself is refused as one that is pressed. */
  const isOver = isProven && !session.isBusy && isProofOver(session.refusal());
  const isBusy = session.isBusy || account.isPending || user.isPending;

  // biome-ignore lint/correctness/useExhaustiveDependencies: comes back once, with what the sign-up was refused for.
  useEffect(() => {
    const refused = isProven && !session.isBusy ? session.refusal() : null;
    if (refused) fields.setErrors(fieldErrors(refused));
  }, [isProven, session.isBusy]);

  async function prepare() {
    const outcomes = await Promise.allSettled([
      account.mutateAsync({ body: accountPart(fields.values) }),
      user.mutateAsync({ body: userPart(fields.values) }),
    ]);
    const refused = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []));
    if (refused.length === 0) return ask(() => session.sendSignUpCode(fields.values.email.trim()));
    fields.setErrors(Object.assign({}, ...refused.map(refusedFields)));
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>("[aria-invalid='true']")?.focus());
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (isProven) ask(() => session.signUp(wholeForm(fields.values)));
    else void prepare();
  }

  return (
    <Door title={words.signUpTitle} lead={furtherWords.signUpLead} foot={<DoorFoot to="sign-in" from={from} />}>
      <form ref={form} className="stack" noValidate onSubmit={submit}>
        {session.snapshot.context.guest !== null && <Notice hue="blue">{furtherWords.listsComeAlong}</Notice>}
        {isBack && fields.values.password === "" && <Notice hue="blue">{furtherWords.entriesAreBack}</Notice>}
        {isOver ? (
          <ProofOver session={session} send={session.sendSignUpCode} />
        ) : isProven ? (
          <Notice hue="green">{furtherWords.proven(session.email ?? "")}</Notice>
        ) : (
          <AccountFields fields={fields} check={account} />
        )}
        <UserFields fields={fields} />
        <WaitNotice refusal={refusal} />
        <Button size="md" fullWidth type="submit" loading={isBusy}>
          {isProven ? furtherWords.createAccount : words.continue}
        </Button>
      </form>
    </Door>
  );
}
