import { Button } from "@mantine/core";
import { formatDate } from "#domain/format.ts";
import { type LifeLinks, type LifeStep, lifeStep } from "#stones/life/life-step.tsx";
import { BlankState } from "#ui/blank-state.tsx";
import { Chip } from "#ui/chip.tsx";
import { Panel } from "#ui/panel.tsx";
import { Steps } from "#ui/steps.tsx";
import { type LifeKind, lifeKinds } from "./track-report-search.ts";
import { words } from "./words.ts";

interface LifePanelProps {
  /** The latest first. */
  history: readonly LifeStep[];
  kind: LifeKind | undefined;
  onKind: (kind: LifeKind | undefined) => void;
  links: LifeLinks;
}

/** All that happened to the stone, a day under another, or what is of one kind. */
export function LifePanel({ history, kind, onKind, links }: LifePanelProps) {
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
