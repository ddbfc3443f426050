import { PriceForm } from "#stones/lines/price-form.tsx";
import type { StoneLine } from "#stones/stone-line.ts";
import { IssueForm } from "./issue-form.tsx";
import type { MemoDeskPageProps } from "./memo-desk-page-props.ts";
import { MemoLine } from "./memo-line.tsx";
import { PaperDrawer } from "./paper-drawer.tsx";
import { papersOf, type WrittenPaper } from "./papers.ts";
import { SelectForm } from "./select-form.tsx";
import type { Desk } from "./use-desk.ts";

/**
 * The drawer beside the memos: one line, the selection by numbers, the forms that issue and sell, or the written
 * papers.
 */
export function DeskDrawer({ page, desk }: { page: MemoDeskPageProps; desk: Desk }) {
  const { beside, asker, noIssue, selectNumbers, setBeside, letGo, tellDirty } = desk;
  const close = () => setBeside(undefined);
  const written = (kind: WrittenPaper["kind"], lines: readonly StoneLine[]) => {
    const papers = papersOf(kind, lines);
    setBeside(papers.length > 0 ? { kind: "papers", papers } : undefined);
  };
  switch (beside?.kind) {
    case "select":
      return <SelectForm asked={beside.asked} onNumbers={selectNumbers} onClose={close} onDirty={tellDirty} />;
    case "issue":
      return (
        <IssueForm
          userId={page.search.user_id}
          asker={asker}
          reason={noIssue}
          onIssued={(lines) => written("memo", lines)}
          onClose={close}
          onDirty={tellDirty}
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
            letGo(lines);
            written("invoice", lines);
          }}
          onClose={close}
          onDirty={tellDirty}
        />
      );
    case "line":
      return <MemoLine line={beside.line} page={page} desk={desk} onClose={close} />;
    case "papers":
      return <PaperDrawer papers={beside.papers} paperPath={page.paperPath} onClose={close} />;
    default:
      return null;
  }
}
