import { formatDate, formatDateTime } from "#domain/format.ts";
import { ClientName, type LifeLinks, PaperName } from "#stones/life/life-step.tsx";
import { words as life } from "#stones/life/words.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { Tag } from "#ui/marks/tag.tsx";
import type { TrackReport } from "./track-report.ts";
import { words } from "./words.ts";

type Standing = TrackReport["standing"];

/** The client that has the stone, with the first and the last day. */
export function StandingPanel({ standing, links }: { standing: Standing; links: LifeLinks }) {
  return (
    <Panel title={words.now} aside={standing && (words.standings[standing.state] ?? standing.state)}>
      {standing ? <Facts columns={2} of={factsOf(standing, links)} /> : <p className="dim">{words.free}</p>}
    </Panel>
  );
}

function factsOf(standing: NonNullable<Standing>, links: LifeLinks): Fact[] {
  const { client, since, until, due_date, is_overdue, paper } = standing;
  return [
    { label: words.with, value: client ? <ClientName client={client} links={links} /> : life.anotherClient },
    { label: words.since, value: formatDateTime(since) },
    ...(until ? [{ label: words.until, value: formatDateTime(until) }] : []),
    ...(due_date ? [{ label: words.due, value: <Due day={due_date} isOverdue={is_overdue} /> }] : []),
    ...(paper ? [{ label: words.paper, value: <PaperName paper={paper} links={links} /> }] : []),
  ];
}

const Due = ({ day, isOverdue }: { day: string; isOverdue: boolean }) => (
  <span className="row tight">
    {formatDate(day)} {isOverdue && <Tag hue="red">{words.overdue}</Tag>}
  </span>
);
