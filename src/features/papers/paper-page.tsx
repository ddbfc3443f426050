import { Button } from "@mantine/core";
import { useCall } from "#api/query.ts";
import { queryFailure } from "#api/query-failure.ts";
import { useDownload } from "#api/use-download.ts";
import { paperWords } from "#domain/paper-words.ts";
import { downloadNotice } from "#ui/download-notice.ts";
import { FailureState } from "#ui/failure-state.tsx";
import { Link } from "#ui/link.tsx";
import { Page } from "#ui/page.tsx";
import { PageTitle } from "#ui/page-title.tsx";
import { SkeletonRows } from "#ui/skeleton-rows.tsx";
import { Toolbar } from "#ui/toolbar.tsx";
import { PaperSheet } from "./paper-sheet.tsx";
import { words } from "./words.ts";

export interface PaperPageProps {
  id: number;
  /** The address of another paper. */
  addressOf: (id: number) => string;
  /** Where a task about this paper is written down, for those who may. */
  newTask?: string;
}

/** A memo or an invoice as a document, to be read, printed and kept. */
export function PaperPage({ id, addressOf, newTask }: PaperPageProps) {
  const read = useCall("getPaper", { path: { id } }, { fallback: "paperNotFetched" });
  const download = useDownload(downloadNotice);
  const paper = read.data;
  const title = paper ? `${paperWords.kinds[paper.kind]} ${paper.number}` : words.loading;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Toolbar
        tools={
          paper && (
            <>
              {newTask && <Link to={newTask}>{words.task}</Link>}
              <Button variant="default" onClick={() => void download("downloadPaper", { path: { id } })}>
                {words.pdf}
              </Button>
              <Button onClick={() => window.print()}>{words.print}</Button>
            </>
          )
        }
      />
      <Page label={words.of(title)}>
        {read.isPending && <SkeletonRows label={words.loading} />}
        {read.isError && !paper && <FailureState {...queryFailure(read)} />}
        {paper && <PaperSheet paper={paper} title={title} addressOf={addressOf} />}
      </Page>
    </>
  );
}
