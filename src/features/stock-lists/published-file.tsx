import { useState } from "react";
import { useAct } from "#api/use-act.ts";
import { useHouseFile } from "#api/use-house-file.ts";
import { formatDateTime } from "#domain/format.ts";
import { messages } from "#domain/portal-messages.ts";
import { sendAndClose } from "#screens/send-and-close.ts";
import { useWriteReason } from "#stones/row-viewer.tsx";
import { Act } from "#ui/act/act.tsx";
import { ActDialog } from "#ui/act/act-dialog.tsx";
import { Facts } from "#ui/marks/facts.tsx";
import { copyText } from "#ui/notice/copy-text.ts";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notifyOutcome } from "#ui/notice/notify-outcome.ts";
import { refreshes, type StockList } from "./stock-list.ts";
import { words } from "./words.ts";

/** The publication of a list, its file as it is now, and the acts that are possible at once. */
export function PublishedFile({ list }: { list: StockList }) {
  const { stopped_by, paused_at } = list;
  return (
    <section>
      {stopped_by && <Notice hue={stopped_by === "off" ? "blue" : "red"}>{words.stops[stopped_by]}</Notice>}
      {paused_at && <Notice hue="red">{words.paused(formatDateTime(paused_at))}</Notice>}
      <FileFacts list={list} />
      <FileActs list={list} />
    </section>
  );
}

function FileFacts({ list }: { list: StockList }) {
  const { file, fetches, fetched_at, next_run, file_url, place, last_run } = list;
  const when = place === "remote" ? words.byHand : words.onFetch;
  const fetched = {
    label: words.fetched,
    value: fetched_at ? words.fetches(fetches, formatDateTime(fetched_at)) : words.never,
    span: 3 as const,
  };
  const address = {
    label: words.address,
    value: <code className="file-address">{globalThis.location.origin + file_url}</code>,
    span: 3 as const,
  };
  const left = {
    label: words.lastSent,
    value: <code className="file-address">{last_run?.sent_to ?? words.never}</code>,
    span: 3 as const,
  };
  return (
    <Facts
      columns={3}
      of={[
        {
          label: words.lastFile,
          value: file ? words.fileOf(file.stones, formatDateTime(file.made_at)) : when,
          span: 2,
        },
        { label: words.nextRun, value: next_run ? formatDateTime(next_run) : when },
        ...(place === "remote" ? [left] : [fetched, address]),
      ]}
    />
  );
}

/** The reason against a run now. */
function runRefusal({ schedule, place, is_running }: StockList): string | null {
  if (schedule === null && place !== "remote") return messages.stockListMadeOnFetch;
  return is_running ? messages.stockListRunning : null;
}

function FileActs({ list }: { list: StockList }) {
  const { id, file_url, place, version } = list;
  const isFetched = place !== "remote";
  const [isAsking, setAsking] = useState(false);
  const saveFile = useHouseFile(downloadNotice);
  const run = useAct("runStockList", { refreshes });
  const renew = useAct("renewStockListCode", { refreshes });
  /** Somebody else may have given it a link meanwhile: the next question is about the list as it is then. */
  function close() {
    renew.readAnew();
    setAsking(false);
  }
  const mayNot = useWriteReason();
  const stop = list.stopped_by ? messages.stockListStopped : null;
  return (
    <>
      <div className="row wrap">
        {isFetched && (
          <Act variant="default" onClick={() => void copyText(globalThis.location.origin + file_url, words.copied)}>
            {words.copy}
          </Act>
        )}
        <Act variant="default" reason={stop} onClick={() => void saveFile(file_url)}>
          {words.download}
        </Act>
        <Act
          variant="default"
          reason={mayNot ?? stop ?? runRefusal(list)}
          onClick={() => void notifyOutcome(run.mutateTold({ path: { id } }))}
        >
          {words.runNow}
        </Act>
        {isFetched && (
          <Act variant="default" reason={mayNot} onClick={() => setAsking(true)}>
            {words.newCode}
          </Act>
        )}
      </div>
      {isAsking && (
        <ActDialog
          title={words.newCodeTitle}
          act={words.newCodeAct}
          keep={words.keep}
          onAct={() => sendAndClose(renew, { path: { id }, query: { version } }, { onClose: close })}
          onClose={close}
        >
          <p>{words.newCodeText}</p>
        </ActDialog>
      )}
    </>
  );
}
