import { Page } from "#ui/frame/page.tsx";
import { Progress } from "#ui/marks/progress.tsx";
import type { LoadDetail } from "./load.ts";
import { LoadFacts } from "./load-facts.tsx";
import { usePace } from "./use-pace.ts";
import { words } from "./words.ts";

const labelOf = ({ state, file_name }: LoadDetail) => {
  if (state === "committing") return words.committing;
  return state === "rollingBack" ? words.rollingBack : words.reading(file_name);
};

/** An estimate, in no more figures than it is worth. */
const rounded = (rows: number) => Number(rows.toPrecision(2));

/** A load that the house is reading, writing or rolling back: its progress, and that nobody has to wait for it. */
export function WorkingLoad({ load }: { load: LoadDetail }) {
  const pace = usePace(load);
  const { state, done, total } = load;
  // The rows of a file are counted only once it has been read.
  const isAbout = state === "reading";
  const text = { received: words.inTurn, reading: words.readingText } as Readonly<Record<string, string>>;
  return (
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
  );
}
