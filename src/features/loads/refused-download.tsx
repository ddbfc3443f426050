import { useDownload } from "#api/use-download.ts";
import { Act } from "#ui/act/act.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { words } from "./words.ts";

/** Downloads the refused rows of a load, each with its reasons. */
export function RefusedDownload({ id, refused }: { id: number; refused: number }) {
  const download = useDownload(downloadNotice);
  return (
    <Act variant="default" onClick={() => void download("downloadRefusedRows", { path: { id } })}>
      {words.download(refused)}
    </Act>
  );
}
