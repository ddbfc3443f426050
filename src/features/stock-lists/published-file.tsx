import { useState } from "react";
import { formOutcome } from "#api/form-outcome.ts";
import { useAct } from "#api/use-act.ts";
import { useHouseFile } from "#api/use-house-file.ts";
import { formatDateTime } from "#domain/format.ts";
import { messages } from "#domain/messages.ts";
import { copyText } from "#stones/copy-text.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { refreshes, type StockList } from "./stock-list.ts";
import { words } from "./words.ts";

/** Whether a list is published, its file as it is now, and what can be done with it at once. */
export function PublishedFile({ list }: { list: StockList }) {
  const { stopped_by, file, fetches, fetched_at, next_run, file_url } = list;
  return (
    <section>
      {stopped_by && <Notice hue={stopped_by === "off" ? "blue" : "red"}>{words.stops[stopped_by]}</Notice>}
      <Facts
        columns={3}
        of={[
          {
            label: words.lastFile,
            value: file ? words.fileOf(file.stones, formatDateTime(file.made_at)) : words.onFetch,
            span: 2,
          },
          { label: words.nextRun, value: next_run ? formatDateTime(next_run) : words.onFetch },
          {
            label: words.fetched,
            value: fetched_at ? words.fetches(fetches, formatDateTime(fetched_at)) : words.never,
            span: 3,
          },
          {
            label: words.address,
            value: <code className="file-address">{globalThis.location.origin + file_url}</code>,
            span: 3,
          },
        ]}
      />
      <FileActs list={list} />
    </section>
  );
}

/** The reason against a run now. */
function runRefusal({ schedule, is_running }: StockList): string | null {
  if (schedule === null) return messages.stockListMadeOnFetch;
  return is_running ? messages.stockListRunning : null;
}

function FileActs({ list }: { list: StockList }) {
  const { id, file_url } = list;
  const [isAsking, setAsking] = useState(false);
  const saveFile = useHouseFile(downloadNotice);
  const run = useAct("runStockList", { refreshes });
  const renew = useAct("renewStockListCode", { refreshes });
  const mayNot = useWriteReason();
  const stop = list.stopped_by ? messages.stockListStopped : null;
  return (
    <>
      <div className="row wrap">
        <Act variant="default" onClick={() => void copyText(globalThis.location.origin + file_url, words.copied)}>
          {words.copy}
        </Act>
        <Act variant="default" reason={stop} onClick={() => void saveFile(file_url)}>
          {words.download}
        </Act>
        <Act
          variant="default"
          reason={mayNot ?? stop ?? runRefusal(list)}
          onClick={() => void notifyOutcome(run.mutateAsync({ path: { id } }))}
        >
          {words.runNow}
        </Act>
        <Act variant="default" reason={mayNot} onClick={() => setAsking(true)}>
          {words.newCode}
        </Act>
      </div>
      {isAsking && (
        <ActDialog
          title={words.newCodeTitle}
          act={words.newCodeAct}
          keep={words.keep}
          onAct={() =>
            formOutcome(async () => {
              notify.success((await renew.mutateAsync({ path: { id } })).message);
              setAsking(false);
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>{words.newCodeText}</p>
        </ActDialog>
      )}
    </>
  );
}
