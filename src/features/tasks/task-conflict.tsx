import { addresses, type ListScreen } from "#domain/addresses.ts";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { Link } from "#ui/frame/link.tsx";
import { Code } from "#ui/marks/code.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import type { Task } from "./task-act.tsx";
import { words } from "./words.ts";

const screens: Partial<Record<string, ListScreen>> = { hold: "hold", confirm: "confirm-stone", memo: "memo" };

interface TaskConflictProps {
  of: Task;
  /** The address of a load; undefined without the right to read it. */
  loadOf: ((id: number) => string) | undefined;
}

/** The two facts of a conflict: what the client has, and what the provider said. */
export function TaskConflict({ of: { conflict, line, client }, loadOf }: TaskConflictProps) {
  if (!conflict || !line) return null;
  const { claim, said } = conflict;
  const screen = screens[line.list];
  const { load, provider, file_line } = said;
  return (
    <>
      <section>
        <h3>{words.clientHas}</h3>
        <Facts
          columns={2}
          of={[
            { label: words.stone, value: <Link to={addresses.stone(line.stock_no)}>{line.stock_no}</Link> },
            {
              label: words.heldAs,
              value: screen ? (
                <Link to={addresses.list(screen, { user_id: client?.id, line: line.id })}>
                  {words.claims[line.list]}
                </Link>
              ) : null,
            },
            { label: words.since, value: formatDateTime(claim.since) },
            { label: words.until, value: untilOf(claim) },
          ]}
        />
      </section>
      <section>
        <h3>{words.providerSaid}</h3>
        <Facts
          columns={2}
          of={[
            { label: words.provider, value: provider.name },
            { label: words.itsNumber, value: <Code>{said.org_stock_no}</Code> },
            {
              label: words.saidThat,
              value: file_line === null ? words.notNamed : words.notAvailable(file_line),
              span: 2,
            },
            {
              label: words.load,
              value: loadOf ? <Link to={loadOf(load.id)}>{load.file_name}</Link> : load.file_name,
            },
            { label: words.loadedAt, value: formatDateTime(load.at) },
          ]}
        />
      </section>
    </>
  );
}

type Claim = NonNullable<Task["conflict"]>["claim"];

function untilOf({ until, due_date }: Claim): string {
  if (until) return formatDateTime(until);
  return due_date ? formatDate(due_date) : words.openEnd;
}
