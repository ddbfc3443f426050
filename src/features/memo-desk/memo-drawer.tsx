import type { Asker } from "#stones/line-refusal.ts";
import { LineActs } from "#stones/lines/line-acts-bar.tsx";
import { LineDrawer } from "#stones/lines/line-drawer.tsx";
import type { ListViewer } from "#stones/lines/list-viewer.ts";
import { PriceForm } from "#stones/lines/price-form.tsx";
import { useLineBeside } from "#stones/lines/use-line-beside.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import type { Place } from "#ui/list/drawer.tsx";
import { IssueForm } from "./issue-form.tsx";
import { PaperDrawer } from "./paper-drawer.tsx";
import { papersOf, type WrittenPaper } from "./papers.ts";
import { SelectForm } from "./select-form.tsx";

/** What stands beside the memos. */
export type Beside =
  | { kind: "select"; asked?: readonly RefusedNumber[] }
  | { kind: "issue" }
  | { kind: "line"; line: StoneLine }
  | { kind: "sell"; lines: readonly StoneLine[] }
  | { kind: "papers"; papers: readonly WrittenPaper[] };

interface MemoDrawerProps {
  beside: Beside;
  viewer: ListViewer;
  /** The line that is open, as its row is, and where it stands among them. */
  row: StoneLine | undefined;
  place: Place | undefined;
  userId: number | undefined;
  asker: Asker;
  noIssue: string | null;
  paperPath: (id: number) => string;
  selectNumbers: (numbers: readonly string[]) => Promise<RefusedNumber[]>;
  onBeside: (beside: Beside | undefined) => void;
  /** What was done with lines of the desk. */
  onMoved: (lines: readonly StoneLine[]) => void;
  onSold: (lines: readonly StoneLine[]) => void;
  onDirty?: (dirty: boolean) => void;
}

/** Beside the memos: one line of them, selecting by numbers, issuing, selling, and the papers that came of it. */
export function MemoDrawer(props: MemoDrawerProps) {
  const {
    beside,
    viewer,
    row,
    place,
    onMoved,
    userId,
    asker,
    noIssue,
    paperPath,
    selectNumbers,
    onBeside,
    onSold,
    onDirty,
  } = props;
  const close = () => onBeside(undefined);
  const opened = useLineBeside({
    row: beside.kind === "line" ? (row ?? beside.line) : undefined,
    isListed: place !== undefined,
    onGone: close,
  });
  const written = (kind: WrittenPaper["kind"], lines: readonly StoneLine[]) => {
    const papers = papersOf(kind, lines);
    onBeside(papers.length > 0 ? { kind: "papers", papers } : undefined);
  };
  switch (beside.kind) {
    case "select":
      return <SelectForm asked={beside.asked} onNumbers={selectNumbers} onClose={close} onDirty={onDirty} />;
    case "issue":
      return (
        <IssueForm
          userId={userId}
          asker={asker}
          reason={noIssue}
          onIssued={(lines) => written("memo", lines)}
          onClose={close}
          onDirty={onDirty}
        />
      );
    case "sell":
      return (
        <PriceForm
          key={beside.lines.map(({ id }) => id).join()}
          kind="sell"
          lines={beside.lines}
          asker={asker}
          onDone={(lines) => {
            onSold(lines);
            written("invoice", lines);
          }}
          onClose={close}
          onDirty={onDirty}
        />
      );
    case "line": {
      const { line = beside.line, open } = opened;
      return (
        <LineDrawer
          key={line.id}
          line={line}
          place={place}
          namesClient
          paperPath={paperPath}
          historyPath={viewer.historyPath}
          acts={
            <LineActs
              list="memo"
              lines={[line]}
              beside={opened}
              asker={asker}
              mayWrite={viewer.mayWrite}
              hasMain
              isOne
              onForm={({ lines }) => onBeside({ kind: "sell", lines })}
              onDone={onMoved}
            />
          }
          open={open}
          onClose={close}
        />
      );
    }
    case "papers":
      return <PaperDrawer papers={beside.papers} paperPath={paperPath} onClose={close} />;
  }
}
