import { Button } from "@mantine/core";
import { useState } from "react";
import { addresses } from "#domain/addresses.ts";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Columns, Page } from "#ui/frame/page.tsx";
import { Panel } from "#ui/frame/panel.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { FindingsPanel } from "./findings-panel.tsx";
import { LoadFacts } from "./load-facts.tsx";
import { LoadSentences } from "./load-sentences.tsx";
import { LoadTrouble } from "./load-trouble.tsx";
import type { OpenLoad } from "./open-load.ts";
import { RollBackDialog } from "./roll-back-dialog.tsx";
import { words as rollBackWords } from "./roll-back-words.ts";
import { words } from "./words.ts";

/** The effect of a committed load, and the way to roll it back. */
export function ResultStep({ open }: { open: OpenLoad }) {
  const { load, reasons, onGo } = open;
  const [isAsking, setAsking] = useState(false);
  const { state, committed_at, rolled_back_at, reversal } = load;
  const isCommitted = state === "committed";
  const when = rolled_back_at
    ? words.rolledBackAt(rolled_back_at)
    : committed_at
      ? words.committedAt(committed_at)
      : null;
  return (
    <>
      <Page label={words.did}>
        <LoadTrouble open={open} />
        <Columns>
          <Panel title={words.did} aside={when}>
            <LoadSentences load={load} isDone />
            {reversal && <p className="load-reversal">{rollBackWords.done(reversal)}</p>}
            <p className="row wrap load-links">
              <Link to={addresses.load(load.id, "difference")}>{words.seeRows}</Link>
              <Link to={addresses.search}>{words.see}</Link>
            </p>
          </Panel>
          <LoadFacts load={load} />
        </Columns>
        <FindingsPanel load={load} />
      </Page>
      <PageDock note={<span className="dim">{when}</span>}>
        {isCommitted && (
          <Act size="sm" variant="default" reason={reasons.rollBack} onClick={() => setAsking(true)}>
            {words.rollBack}
          </Act>
        )}
        <Button size="sm" onClick={() => onGo(addresses.newLoad({ provider: load.provider.id }))}>
          {words.another}
        </Button>
      </PageDock>
      {isAsking && <RollBackDialog open={open} onClose={() => setAsking(false)} />}
    </>
  );
}
