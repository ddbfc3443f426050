import { Button } from "@mantine/core";
import { sentenceOf } from "#api/errors.ts";
import type { Data } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import { useHouseFile } from "#api/use-house-file.ts";
import type { MailingFile } from "#domain/mailings.ts";
import { downloadNotice } from "#ui/notice/download-notice.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { notify } from "#ui/notice/notify.ts";
import type { MailingForm } from "./mailing-form.ts";
import { words } from "./words.ts";

interface PreviewFilesProps {
  preview: Data<"previewBulkEmail">;
  values: MailingForm;
  clientId: number | undefined;
}

/** The files that go with the letter of this reader, each to be had as the reader would have it. */
export function PreviewFiles({ preview: { files, files_most }, values, clientId }: PreviewFilesProps) {
  const make = useAct("makeBulkEmailFile");
  const fetchFile = useHouseFile(downloadNotice);
  if (files.length === 0) return null;
  const { diamond_type, search } = values;
  async function save(format: MailingFile) {
    const user = clientId === undefined ? {} : { user_id: clientId };
    try {
      const body = { format, diamond_type: [...diamond_type], search, ...user };
      await fetchFile((await make.mutateAsync({ body })).data.file);
    } catch (error) {
      notify.failure(sentenceOf(error));
    }
  }
  const bytes = files.reduce((all, file) => all + file.bytes, 0);
  return (
    <section aria-label={words.files}>
      <ul className="mailing-files">
        {files.map(({ format, file_name, bytes: size }) => (
          <li key={format} className="row between">
            <span>{words.fileOf(file_name, size)}</span>
            <Button
              variant="default"
              size="compact-xs"
              loading={make.isPending}
              aria-label={words.download(file_name)}
              onClick={() => void save(format)}
            >
              {words.downloadShort}
            </Button>
          </li>
        ))}
      </ul>
      {bytes > files_most && <Notice hue="red">{words.filesTooLarge}</Notice>}
    </section>
  );
}
