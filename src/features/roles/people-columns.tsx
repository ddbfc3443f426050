import type { Data } from "#api/operation-types.ts";
import { StatusBadge } from "#ui/marks/status-badge.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { words } from "./words.ts";

export type Person = Data<"listRoleUsers">["data"][number];

export const personId = ({ id }: Person) => String(id);
export const personName = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`;

export const peopleColumns: readonly Column<Person>[] = [
  { id: "name", head: words.name, width: 180, text: personName, cell: personName },
  { id: "email", head: words.email, width: 230, cell: ({ email }) => <span title={email}>{email}</span> },
  {
    id: "is_active",
    head: words.status,
    width: 116,
    cell: ({ is_active }) => <StatusBadge list="active" code={is_active} />,
  },
];

/** A person on a phone. */
export const personCard = (person: Person) => (
  <>
    <span className="row between">
      <b>{personName(person)}</b>
      <StatusBadge list="active" code={person.is_active} />
    </span>
    <span className="dim">{person.email}</span>
  </>
);
