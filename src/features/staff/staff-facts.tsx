import { Button } from "@mantine/core";
import { formatDateTime } from "#domain/format.ts";
import { RemoveBinding } from "#screens/issuer/remove-binding.tsx";
import { words as issuerWords } from "#screens/issuer/words.ts";
import { TakeSecondFactor } from "#screens/second-factor/take-second-factor.tsx";
import { words as factorWords } from "#screens/second-factor/words.ts";
import { SessionsOf } from "#screens/sessions/sessions-of.tsx";
import { words as sessionWords } from "#screens/sessions/words.ts";
import { useSessionsReason } from "#stones/use-sessions-reason.ts";
import { useTakeReason } from "#stones/use-take-reason.ts";
import { useUnbindReason } from "#stones/use-unbind-reason.ts";
import { Link } from "#ui/frame/link.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StaffSwitch } from "./staff-columns.tsx";
import { type Staff, staffLists } from "./staff-kinds.ts";
import { words } from "./words.ts";

interface StaffFactsProps {
  person: Staff;
  /** The address of this person's rights, for those who may see them. */
  rights: string | undefined;
}

/** The active flag of a person, the date of their account, and the link to their rights. */
export function StaffFacts({ person, rights }: StaffFactsProps) {
  const unbindReason = useUnbindReason();
  return (
    <section>
      <Facts
        columns={2}
        of={[
          { label: words.active, value: <StaffSwitch of={person} /> },
          { label: words.lastSeen, value: formatDateTime(person.last_seen_at) },
          { label: words.added, value: formatDateTime(person.created_at) },
          { label: words.saved, value: formatDateTime(person.updated_at) },
          {
            label: factorWords.fact,
            value: <TakeSecondFactor of={person} reason={useTakeReason(person.id)} refreshes={staffLists} />,
          },
          ...(person.is_bound
            ? [
                {
                  label: issuerWords.fact,
                  value: <RemoveBinding of={person} reason={unbindReason} refreshes={staffLists} />,
                },
              ]
            : []),
          { label: sessionWords.fact, value: <SessionsOf of={person} reason={useSessionsReason(person.id)} /> },
        ]}
      />
      {rights && (
        <div>
          <Button variant="default" component={Link} to={rights}>
            {words.rights}
          </Button>
        </div>
      )}
    </section>
  );
}
