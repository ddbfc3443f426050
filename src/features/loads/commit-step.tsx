import { Checkbox } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Act } from "#ui/act/act.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import type { LoadDetail } from "./load.ts";
import { LoadSentences, touchedBy } from "./load-sentences.tsx";
import { LoadShares } from "./load-shares.tsx";
import { LoadTrouble } from "./load-trouble.tsx";
import type { OpenLoad } from "./open-load.ts";
import { tickOf } from "./use-load-reasons.ts";
import { words } from "./words.ts";

interface CommitStepProps {
  open: OpenLoad;
  ticked: ReadonlySet<string>;
  onTicked: (ticked: ReadonlySet<string>) => void;
}

/** The effect of the commit, the reasons to wait, each to be read and ticked, and the commit itself. */
export function CommitStep({ open, ticked, onTicked }: CommitStepProps) {
  const { load, acts, reasons, mapping, attempt } = open;
  const { counts, waits_for } = load;
  const unsaved = mapping.changes > 0 ? words.saveFirst : null;
  const left = waits_for.filter((one) => !ticked.has(tickOf(one))).length;
  const isBusy = acts.running !== null;
  const reason =
    acts.frozen ?? unsaved ?? (load.questions.length === 0 && left > 0 ? words.tickAll(left) : reasons.commit);
  const commit = () => void attempt(() => acts.commit(waits_for.map((one) => one.reason)));
  useHotkeys([["mod+Enter", () => !reason && !isBusy && commit()]], []);
  return (
    <>
      <Page label={words.willBe}>
        <LoadTrouble open={open} />
        <LoadShares load={load} />
        <Columns>
          <Panel title={words.willBe} aside={words.modes[load.mode]}>
            <LoadSentences load={load} />
          </Panel>
          <Panel title={words.waits}>
            <Waits load={load} isLocked={acts.frozen !== null} ticked={ticked} onTicked={onTicked} />
          </Panel>
        </Columns>
        <FindingsPanel load={load} />
      </Page>
      <PageDock note={<span className={reason ? undefined : "dim"}>{reason ?? words.readAll}</span>}>
        <Act
          size="sm"
          variant="default"
          reason={reasons.remap}
          loading={acts.running === "setLoadMapping"}
          onClick={() => void attempt(async () => (load.mapping ? acts.remap(load.mapping) : undefined))}
        >
          {words.readAgain}
        </Act>
        <Act size="sm" keys="Ctrl+↵" reason={reason} loading={acts.running === "commitLoad"} onClick={commit}>
          {words.commit(counts ? touchedBy(counts) : 0)}
        </Act>
      </PageDock>
    </>
  );
}

interface WaitsProps extends Omit<CommitStepProps, "open"> {
  load: LoadDetail;
  isLocked: boolean;
}

function Waits({ load: { waits_for, questions }, isLocked, ticked, onTicked }: WaitsProps) {
  if (waits_for.length === 0)
    return <p>{questions.length > 0 ? words.openQuestions(questions.length) : words.noWaits}</p>;
  const toggle = (tick: string) => {
    const rest = [...ticked].filter((one) => one !== tick);
    onTicked(new Set(ticked.has(tick) ? rest : [...rest, tick]));
  };
  return (
    <div className="stack">
      <p className="dim">{words.waitsText}</p>
      {waits_for.map((one) => (
        <Checkbox
          key={one.reason}
          label={one.sentence}
          disabled={isLocked}
          checked={ticked.has(tickOf(one))}
          onChange={() => toggle(tickOf(one))}
        />
      ))}
    </div>
  );
}
