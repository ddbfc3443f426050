import { Button } from "@mantine/core";
import { useMemo, useState } from "react";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useDownload } from "#api/use-download.ts";
import { useViewOnly } from "#api/view-only.ts";
import { paperWords } from "#domain/paper-words.ts";
import { messages } from "#domain/portal-messages.ts";
import { useStoneNews } from "#stones/live-stones.tsx";
import { Act } from "#ui/act/act.tsx";
import { Link } from "#ui/frame/link.tsx";
import { Page } from "#ui/frame/page.tsx";
import { PageTitle } from "#ui/frame/page-title.tsx";
import { FailureState } from "#ui/list/failure-state.tsx";
import { Toolbar } from "#ui/list/toolbar.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { DueDialog } from "./due-dialog.tsx";
import { PaperSheet } from "./paper-sheet.tsx";
import { words } from "./words.ts";

export interface PaperPageProps {
  id: number;
  /** The address of another paper. */
  addressOf: (id: number) => string;
  /** The viewer's lists of papers: the way on where there is no such paper. */
  lists: readonly { label: string; to: string }[];
  /** The address of a new task about this paper, for those who may add one. */
  newTask?: string;
  /** True if the viewer issues memos, and so may give a client more time. */
  movesDue?: boolean;
}

const isOut = ({ state }: { state: string | null }) => state === "open" || state === "partial";

/** A memo or an invoice as a document to read, print and keep. */
export function PaperPage({ id, addressOf, lists, newTask, movesDue = false }: PaperPageProps) {
  const [isMovingDue, setMovingDue] = useState(false);
  const read = useCall("getPaper", { path: { id } }, { fallback: "dataNotFetched" });
  const download = useDownload(downloadNotice);
  const viewOnly = useViewOnly();
  const stockNumbers = useMemo(() => read.data?.lines.map(({ stock_no }) => stock_no) ?? [], [read.data]);
  useStoneNews(stockNumbers, () => void read.refetch());
  const paper = read.data;
  const title = paper ? `${paperWords.kinds[paper.kind]} ${paper.number}` : words.loading;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Toolbar
        tools={
          paper && (
            <>
              {movesDue && paper.kind === "memo" && (
                <Act
                  variant="default"
                  reason={isOut(paper) ? null : messages.memoClosed}
                  onClick={() => setMovingDue(true)}
                >
                  {words.moveDue}
                </Act>
              )}
              {newTask && <Link to={newTask}>{words.task}</Link>}
              <Act variant="default" reason={viewOnly} onClick={() => void download("downloadPaper", { path: { id } })}>
                {words.pdf}
              </Act>
              <Button onClick={() => window.print()}>{words.print}</Button>
            </>
          )
        }
      />
      <Page label={words.of(title)}>
        {read.isPending && <SkeletonRows label={words.loading} />}
        {read.isError && !paper && <FailureState {...queryFailure(read)} ways={lists} />}
        {paper && <PaperSheet paper={paper} title={title} addressOf={addressOf} />}
      </Page>
      {paper && isMovingDue && <DueDialog paper={paper} onClose={() => setMovingDue(false)} />}
    </>
  );
}
