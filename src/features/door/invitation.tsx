import { Button } from "@mantine/core";
import { formOutcome } from "#api/form-outcome.ts";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { isRefused, queryFailure } from "#api/query-failure.ts";
import { useAct } from "#api/use-act.ts";
import { formatDateTime12 } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { messages } from "#domain/portal-messages.ts";
import { FormErrors } from "#ui/form/form-errors.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { neverKept } from "#ui/form/use-kept.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Door } from "#ui/frame/door.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { DoorFoot } from "./door-foot.tsx";
import type { DoorSession } from "./door-session.ts";
import { furtherWords } from "./further-words.ts";
import { isTypedTwice, NewPasswordFields } from "./new-password-fields.tsx";
import { words } from "./words.ts";

interface InvitationProps {
  /** The part of the link after its mark. */
  invitation: string;
  session: DoorSession;
}

/** The contract: the length of the shortest token. */
const SHORTEST = 20;

/** The form of an invited person, who sets a password and is signed in. */
export function Invitation({ invitation, session }: InvitationProps) {
  const isWhole = invitation.length >= SHORTEST;
  const asked = useCall(
    "readInvitation",
    { body: { invitation } },
    { isReady: isWhole, freshForMs: Number.POSITIVE_INFINITY },
  );
  // A link that is over stays so, however often one tries.
  const isOver = !isWhole || isRefused(asked.error);
  if (asked.data) return <Welcome invited={asked.data} invitation={invitation} session={session} />;
  return (
    <Door title={words.invitationTitle} foot={<DoorFoot to="sign-in" from={undefined} />}>
      {isWhole && asked.isPending && <SkeletonRows label={words.invitationTitle} />}
      {asked.isError && !isOver && <FailureState {...queryFailure(asked)} />}
      {isOver && <Notice hue="orange">{messages.invitationOver}</Notice>}
    </Door>
  );
}

const empty = { password: "", again: "" };
const fields = { password: { label: words.newPassword } };

function Welcome({ invited, invitation, session }: InvitationProps & { invited: Data<"readInvitation"> }) {
  const form = useForm(empty, neverKept);
  const accept = useAct("acceptInvitation");
  const { pending, failure, send, formProps } = useSubmit(form, ({ password }) =>
    formOutcome(async () => {
      const { data } = await accept.mutateAsync({ body: { invitation, password } });
      session.signIn(data.email, password);
    }),
  );
  const { email, user_name, invited_by, expires_at } = invited;
  const isGeneral = failure && (failure.errors ?? []).length === 0;

  function ask() {
    if (!session.isBusy && isTypedTwice(form)) void send();
  }

  return (
    <Door
      title={words.invitationTitle}
      lead={furtherWords.invitationLead(invited_by && personName(invited_by))}
      foot={<DoorFoot to="sign-in" from={undefined} />}
    >
      <form className="stack" {...formProps(ask)}>
        {isGeneral && <FormErrors failure={failure} fields={fields} />}
        <Facts
          columns={2}
          of={[
            { label: words.userName, value: user_name ?? email },
            { label: furtherWords.goodUntil, value: formatDateTime12(expires_at) },
            { label: words.email, value: email, span: 2 },
          ]}
        />
        {/* A password manager learns for which account it keeps the new one. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        <NewPasswordFields form={form} />
        <Button size="md" fullWidth type="submit" loading={pending || session.isBusy}>
          {furtherWords.acceptInvitation}
        </Button>
      </form>
    </Door>
  );
}
