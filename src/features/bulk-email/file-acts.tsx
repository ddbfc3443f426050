import { sentenceOf } from "#api/errors.ts";
import { useAct } from "#api/use-act.ts";
import { useHouseFile } from "#api/use-house-file.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { notify } from "#ui/notice/notify.ts";
import type { MailingSearch } from "./bulk-email-search.ts";
import { stonesAsked } from "./stones-asked.ts";
import { words } from "./words.ts";

/** Makes a file of all stones that are shown, at the prices that are shown. */
export function FileActs({ id, search }: { id: number; search: MailingSearch }) {
  const ask = useAct("listInventoryDiamonds", { fallback: "diamondDetailsNotFetched", needsData: true });
  const fetchFile = useHouseFile(downloadNotice);
  async function save(kind: "export" | "pdf") {
    try {
      const { data } = await ask.mutateAsync({ body: { ...stonesAsked(id, search), page: 1, size: 1, [kind]: true } });
      if (data.file === null) notify.failure(messages.noStocksFound);
      else await fetchFile(data.file);
    } catch (error) {
      notify.failure(sentenceOf(error));
    }
  }
  return (
    <>
      <Act variant="default" loading={ask.isPending} onClick={() => void save("export")}>
        {words.excel}
      </Act>
      <Act variant="default" loading={ask.isPending} onClick={() => void save("pdf")}>
        {words.pdf}
      </Act>
    </>
  );
}
