import { Button } from "@mantine/core";
import { formatDate, formatDateTime } from "#domain/format.ts";
import { ClientName, type LifeLinks, type LifeStep, lifeStep } from "#stones/life/life-step.tsx";
import { words as life } from "#stones/life/words.ts";
import { Panel } from "#ui/frame/panel.tsx";
import { type Step, Steps } from "#ui/frame/steps.tsx";
import { BlankState } from "#ui/list/blank-state.tsx";
import { Chip } from "#ui/marks/chip.tsx";
import type { TrackReport } from "./track-report.ts";
import { type LifeKind, lifeKinds } from "./track-report-search.ts";
import { words } from "./words.ts";

interface LifePanelProps {
  /** The history, the latest step first. */
  history: readonly LifeStep[];
  /** The present claim: the step that is still open. */
  standing: TrackReport["standing"];
  kind: LifeKind | undefined;
  onKind: (kind: LifeKind | undefined) => void;
  links: LifeLinks;
}

/** The history of the stone, day by day, in whole or of one kind. */
export function LifePanel({ history, standing, kind, onKind, links }: LifePanelProps) {
  const shown = kind ? history.filter((step) => step.kind === kind) : history;
  const days = new Map<string, LifeStep[]>();
  for (const step of shown) days.set(formatDate(step.at), [...(days.get(formatDate(step.at)) ?? []), step]);
  return (
    <Panel title={words.life} aside={words.steps(shown.length)}>
      <div className="track-life">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around chips that are no form */}
        <div className="row wrap screen-only" role="group" aria-label={words.kind}>
          {lifeKinds.map((one) => (
            <Chip
              key={one}
              label={words.kinds[one]}
              count={history.filter((step) => step.kind === one).length}
              pressed={one === kind}
              onToggle={(pressed) => onKind(pressed ? one : undefined)}
            />
          ))}
        </div>
        {shown.length === 0 && (
          <BlankState
            kind="filtered"
            title={words.noSteps}
            acts={
              kind && (
                <Button variant="default" onClick={() => onKind(undefined)}>
                  {words.lift}
                </Button>
              )
            }
          />
        )}
        {standing && !isOver(standing) && (kind === undefined || kind === "deal") && (
          <Steps of={[openStep(standing, links)]} />
        )}
        {[...days].map(([day, steps]) => (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            <Steps of={steps.map((step) => lifeStep(step, links))} />
          </section>
        ))}
      </div>
    </Panel>
  );
}

type Standing = NonNullable<TrackReport["standing"]>;
const isOver = ({ state }: Standing) => state === "sold";

/** The open step: the present claim of the stone. */
const openStep = ({ state, client, until, due_date }: Standing, links: LifeLinks): Step => ({
  id: "now",
  title: words.standings[state] ?? state,
  who: client ? <ClientName client={client} links={links} /> : life.anotherClient,
  when: until ? life.until(formatDateTime(until)) : due_date ? words.dueOn(formatDate(due_date)) : "",
  now: true,
});
