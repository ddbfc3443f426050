import type { ReactNode } from "react";
import type { Data } from "#api/operation-types.ts";
import { formatDateTime, number2 } from "#domain/format.ts";
import { buyerRoles, type RoleId } from "#domain/roles.ts";
import { Link } from "#ui/frame/link.tsx";
import type { Step } from "#ui/frame/steps.tsx";
import { Code } from "#ui/marks/code.tsx";
import { words } from "./words.ts";

export type LifeStep = Data<"getStoneHistory">["history"][number];
type Client = NonNullable<LifeStep["client"]>;
type Paper = NonNullable<LifeStep["paper"]>;
export type StepLoad = NonNullable<LifeStep["load"]>;

/** The addresses of the things that a step names; undefined for a viewer without access. */
export interface LifeLinks {
  client: (client: Client) => string | undefined;
  paper: (paper: Paper) => string | undefined;
  /** The history of a line in its workflow. */
  item: (list: NonNullable<LifeStep["list"]>, id: number) => string | undefined;
  /** The row of a load, with its proof. */
  load: (load: StepLoad) => string | undefined;
}

/** One step of a stone's life in a history. */
export const lifeStep = (step: LifeStep, links: Partial<LifeLinks> = {}): Step => ({
  id: step.id,
  title: words.eventName(step.event),
  who: <Who step={step} links={links} />,
  when: formatDateTime(step.at),
  note: noteOf(step, links),
});

const isBuyer = (roleId: number | null) => roleId !== null && buyerRoles.includes(roleId as RoleId);

/** The actor of a step, and the client. A client who acts is named once. */
function Who({ step, links }: { step: LifeStep; links: Partial<LifeLinks> }) {
  const { by, role_id, client, is_anothers, is_house } = step;
  const isTheirs = isBuyer(role_id);
  if (is_anothers) return isTheirs ? words.anotherClient : words.forWhom(someOf(role_id), words.anotherClient);
  // A buyer reads of the house's acts on their own lines, and not who of the house it was.
  if (is_house) return words.house;
  const maker = by ?? someOf(role_id);
  if (!client) return maker;
  const named = <ClientName client={client} links={links} />;
  if (!isTheirs)
    return by === null && role_id === null ? (
      named
    ) : (
      <>
        {maker} for {named}
      </>
    );
  return by === client.name || by === null ? (
    named
  ) : (
    <>
      {by}, {named}
    </>
  );
}

const someOf = (roleId: number | null) => words.someOf[roleId ?? 0] ?? words.house;

export function ClientName({ client, links }: { client: Client; links: Partial<LifeLinks> }) {
  const to = links.client?.(client);
  return to ? <Link to={to}>{client.name}</Link> : client.name;
}

export function PaperName({ paper, links }: { paper: Paper; links: Partial<LifeLinks> }) {
  const to = links.paper?.(paper);
  const number = <Code>{paper.number}</Code>;
  return (
    <>
      {words.papers[paper.kind]} {to ? <Link to={to}>{number}</Link> : number}
    </>
  );
}

const Note = ({ to, children }: { to: string | undefined; children: string }) =>
  to ? <Link to={to}>{children}</Link> : children;

/** The note of a step: the paper, the price, the end, the reason. */
function noteOf(step: LifeStep, links: Partial<LifeLinks>): ReactNode {
  const { paper, deal_ppc, rap, rap_before, until, times, note, list, line_id, load } = step;
  const row = load ? links.load?.(load) : undefined;
  const item = list && line_id !== null ? links.item?.(list, line_id) : undefined;
  const parts: [string, ReactNode][] = [
    ["paper", paper && <PaperName paper={paper} links={links} />],
    ["list", step.event === "listed" && words.listMoved(number2(rap_before), number2(rap))],
    ["price", deal_ppc !== null && words.perCarat(number2(deal_ppc))],
    ["until", until && words.until(formatDateTime(until))],
    ["times", times !== null && words.opened(times)],
    ["note", note && <Note to={row}>{note}</Note>],
    ["item", item && <Link to={item}>{words.line}</Link>],
  ];
  const there = parts.filter(([, part]) => part);
  if (there.length === 0) return undefined;
  return there.map(([id, part], at) => (
    <span key={id}>
      {at > 0 && " · "}
      {part}
    </span>
  ));
}
