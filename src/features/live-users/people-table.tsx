import type { Data } from "#api/operation-types.ts";
import { formatDateTime, textOf } from "#domain/format.ts";
import { personName } from "#domain/person-name.ts";
import { personPlace } from "#domain/person-place.ts";
import { type RoleId, roleNames } from "#domain/roles.ts";
import { Link } from "#ui/frame/link.tsx";
import { ScrolledTable } from "#ui/table/scrolled-table.tsx";
import { words } from "./words.ts";

interface PeopleTableProps {
  of: Data<"countLiveUsers">["users"];
  mayRead: (screen: string) => boolean;
}

const heads = [words.name, words.role, words.company, words.since, words.lastSeen].map((label) => ({ label }));

/** The people who are online, those seen last on top. A client opens. */
export const PeopleTable = ({ of, mayRead }: PeopleTableProps) => (
  <ScrolledTable label={words.online} heads={heads}>
    {of.map(({ id, role_id, company_name, signed_in_at, last_seen_at, ...person }) => {
      const to = personPlace({ id, role_id }, mayRead);
      return (
        <tr key={id}>
          <th scope="row">{to ? <Link to={to}>{personName(person)}</Link> : personName(person)}</th>
          <td>{roleNames[role_id as RoleId]}</td>
          <td>{textOf(company_name)}</td>
          <td>{formatDateTime(signed_in_at)}</td>
          <td>{formatDateTime(last_seen_at)}</td>
        </tr>
      );
    })}
  </ScrolledTable>
);
