import type { Data } from "#api/operation-types.ts";
import { whoDidIt } from "#domain/audit/who-did-it.ts";
import { count, formatDateTime } from "#domain/format.ts";
import { isRoleId, roleNames } from "#domain/roles.ts";
import { Code } from "#ui/marks/code.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import { callTitle } from "./call-title.ts";
import { words } from "./words.ts";

export type Entry = Data<"listAuditLogs">["data"][number];

export const entryId = ({ seq }: Entry) => String(seq);
export const roleOf = ({ role_id }: Pick<Entry, "role_id">) => (isRoleId(role_id) ? roleNames[role_id] : null);

function Who(entry: Entry) {
  const role = roleOf(entry);
  return (
    <span title={[whoDidIt(entry), role].filter(Boolean).join(", ")}>
      {(entry.who ?? entry.signed_in) ? whoDidIt(entry) : <span className="dim">{whoDidIt(entry)}</span>}{" "}
      {role && <span className="dim">{role}</span>}
      {entry.on_behalf_of && <span className="dim"> {words.forWhom(entry.on_behalf_of.name)}</span>}
    </span>
  );
}

const Deviates = ({ has_deviation }: Entry) =>
  has_deviation && (
    <Tag hue="red" kind="off">
      {words.deviates}
    </Tag>
  );

export const entryColumns: readonly Column<Entry>[] = [
  {
    id: "seq",
    head: words.number,
    width: 88,
    number: true,
    cell: ({ seq }) => <span className="figures">{count(seq)}</span>,
  },
  {
    id: "at",
    head: words.at,
    width: 150,
    text: ({ at }) => formatDateTime(at),
    cell: ({ at }) => <span className="figures">{formatDateTime(at)}</span>,
  },
  { id: "who", head: words.who, width: 220, text: whoDidIt, cell: Who },
  {
    id: "what",
    head: words.what,
    width: 440,
    cell: (entry) => (
      <span className="row tight" title={entry.what}>
        <span className="audit-what">{entry.what}</span>
        <Deviates {...entry} />
      </span>
    ),
  },
  {
    id: "operation",
    head: words.operation,
    width: 240,
    text: ({ operation }) => callTitle(operation),
    cell: ({ operation }) => (
      <span className="dim" title={callTitle(operation)}>
        {callTitle(operation)}
      </span>
    ),
  },
  { id: "request_id", head: words.request, width: 124, cell: ({ request_id }) => <Code>{request_id}</Code> },
];

/** An entry on a phone. */
export const entryCard = (entry: Entry) => (
  <>
    <b>{entry.what}</b>
    <span className="row between">
      <span>{Who(entry)}</span>
      <Deviates {...entry} />
    </span>
    <span className="row between dim figures">
      <span>{count(entry.seq)}</span>
      <span>{formatDateTime(entry.at)}</span>
    </span>
  </>
);
