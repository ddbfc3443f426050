import { Button, TextInput } from "@mantine/core";
import { ApiError } from "#api/errors.ts";
import { formOutcome, savedBy } from "#api/form-outcome.ts";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { addresses } from "#domain/addresses.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { FormErrors } from "#ui/form/form-errors.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Door } from "#ui/frame/door.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { DoorFoot } from "./door-foot.tsx";
import { doorAddress } from "./door-form.ts";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { isTypedTwice, NewPasswordFields } from "./new-password-fields.tsx";
import { useAutoFocus } from "./use-auto-focus.ts";
import { words } from "./words.ts";

interface SetUpProps {
  /** The secret of the address, which follows its mark. */
  secret: string;
  session: DoorSession;
}

/** The contract: the length of the shortest token. */
const SHORTEST = 20;

/** The page of the address that a new house prints at its start: its first administrator. */
export function SetUp({ secret, session }: SetUpProps) {
  const isWhole = secret.length >= SHORTEST;
  const asked = useCall("readSetupAddress", { body: { setup: secret } }, { isReady: isWhole });
  if (asked.data) return <FirstAdministrator until={asked.data.expires_at} secret={secret} session={session} />;
  const { error } = asked;
  const isOver = error instanceof ApiError && (error.status === 409 || error.status === 404);
  return (
    <Door title={words.setUpTitle} foot={<DoorFoot to="sign-in" from={undefined} />}>
      {isWhole && asked.isPending && <SkeletonRows label={words.setUpTitle} />}
      {asked.isError && !isOver && <FailureState {...queryFailure(asked)} />}
      {isOver && <Refused error={error} />}
      {!isWhole && <Notice hue="orange">{messages.setupOver}</Notice>}
    </Door>
  );
}

/** Whoever comes too late is told who set the house up, and when. */
function Refused({ error }: { error: ApiError }) {
  const by = savedBy(error);
  return (
    <Notice hue="orange" urgent>
      {error.message} {by && furtherWords.setUpBy(by)}
    </Notice>
  );
}

const empty = { first_name: "", last_name: "", email: "", password: "", again: "" };
const fields = {
  first_name: { label: words.firstName },
  last_name: { label: words.lastName },
  email: { label: words.email },
  password: { label: words.password },
};
const passwords = { password: words.password, again: furtherWords.passwordAgain };

function FirstAdministrator({ secret, session, until }: SetUpProps & { until: string }) {
  const form = useForm(empty, neverKept);
  const first = useAutoFocus<HTMLInputElement>();
  const setUp = useAct("setUpHouse");
  const { pending, failure, send, formProps } = useSubmit(form, ({ again: _, password, ...person }) =>
    formOutcome(async () => {
      const body = { ...person, email: person.email.trim(), password, setup: secret };
      const { data } = await setUp.mutateAsync({ body });
      // Signing in leads on to the next step.
      history.replaceState(null, "", `${doorAddress("set-up", addresses.firstDay("company"))}#${secret}`);
      session.signIn(data.email, password);
    }),
  );
  const isLate = setUp.error instanceof ApiError && setUp.error.code === "houseIsSetUp";
  const isGeneral = failure && !isLate && (failure.errors ?? []).length === 0;

  function ask() {
    if (!session.isBusy && isTypedTwice(form)) void send();
  }

  return (
    <Door
      title={words.setUpTitle}
      lead={furtherWords.setUpLead(formatDateTime12(until))}
      foot={<DoorFoot to="sign-in" from={undefined} />}
    >
      <form className="stack" {...formProps(ask)}>
        {isLate && setUp.error instanceof ApiError && <Refused error={setUp.error} />}
        {isGeneral && <FormErrors failure={failure} fields={fields} />}
        <div className="door-pair">
          <TextInput
            ref={first}
            size="md"
            label={words.firstName}
            autoComplete="given-name"
            {...form.text("first_name")}
          />
          <TextInput size="md" label={words.lastName} autoComplete="family-name" {...form.text("last_name")} />
        </div>
        <TextInput size="md" label={words.email} type="email" autoComplete="username" {...form.text("email")} />
        <NewPasswordFields form={form} labels={passwords} />
        <Button size="md" fullWidth type="submit" loading={pending || session.isBusy}>
          {furtherWords.setUpAct}
        </Button>
      </form>
    </Door>
  );
}
