import { Act } from "#ui/act/act.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { Progress } from "#ui/marks/progress.tsx";
import type { LoadDetail } from "./load.ts";
import { LoadFacts } from "./load-facts.tsx";
import type { OpenLoad } from "./open-load.ts";
import { usePace } from "./use-pace.ts";
import { words } from "./words.ts";

const labelOf = ({ state, file_name }: LoadDetail) => {
  if (state === "committing") return words.committing;
  return state === "rollingBack" ? words.rollingBack : words.reading(file_name);
};

/** An estimate, in no more figures than it is worth. */
const rounded = (rows: number) => Number(rows.toPrecision(2));

interface WorkingLoadProps {
  open: OpenLoad;
  onCorrect: () => void;
}

/**
 * A load that the house is reading, writing or rolling back: its progress, and that nobody has to wait for it. Whoever sees
 * that a large file is read wrongly corrects it at once.
 */
export function WorkingLoad({ open: { load, reasons }, onCorrect }: WorkingLoadProps) {
  const pace = usePace(load);
  const { state, done, total } = load;
  // The rows of a file are counted only once it has been read.
  const isAbout = state === "reading";
  const text = { received: words.inTurn, reading: words.readingText } as Readonly<Record<string, string>>;
  // The first rows stand beside the columns, so they are to be there.
  const isCorrectable = state === "reading" && load.mapping !== null && total !== null;
  return (
    <>
      <Page label={labelOf(load)}>
        <div className="load-narrow stack">
          <section className="panel panel-body stack" aria-live="off">
            <Progress
              label={labelOf(load)}
              done={done}
              of={total === null ? undefined : isAbout ? Math.max(done, rounded(total)) : total}
              isAbout={isAbout}
              unit={words.rowsUnit}
              note={pace ?? text[state]}
            />
          </section>
          <LoadFacts load={load} />
          <p className="dim">{words.leave}</p>
        </div>
      </Page>
      {isCorrectable && (
        <PageDock note={null}>
          <Act size="sm" variant="default" reason={reasons.remap} onClick={onCorrect}>
            {words.correct}
          </Act>
        </PageDock>
      )}
    </>
  );
}
