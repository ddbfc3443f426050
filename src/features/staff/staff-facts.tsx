import { Button } from "@mantine/core";
import { formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { StaffSwitch } from "./staff-columns.tsx";
import type { Staff } from "./staff-kinds.ts";
import { words } from "./words.ts";

interface StaffFactsProps {
  person: Staff;
  /** The address of this person's rights, for those who may see them. */
  rights: string | undefined;
}

/** The active flag of a person, the date of their account, and the link to their rights. */
export const StaffFacts = ({ person, rights }: StaffFactsProps) => (
  <section>
    <Facts
      columns={2}
      of={[
        { label: words.active, value: <StaffSwitch of={person} /> },
        { label: words.lastSeen, value: formatDateTime(person.last_seen_at) },
        { label: words.added, value: formatDateTime(person.created_at) },
        { label: words.saved, value: formatDateTime(person.updated_at) },
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
