import { InputWrapper } from "@mantine/core";
import { useMemo, useState } from "react";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { mailingStonesMost } from "#domain/mailings.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { useObjectUrl } from "#ui/form/use-object-url.ts";
import { Notice } from "#ui/notice/notice.tsx";
import { type MailingForm, wordsOf } from "./mailing-form.ts";
import { PreviewFiles } from "./preview-files.tsx";
import { words } from "./words.ts";

/** The letter of a form as the chosen client would read it, with its subject, its files and what would keep it back. */
export function PreviewedLetter({ values }: { values: MailingForm }) {
  const [clientId, setClientId] = useState<number>();
  const body = { ...wordsOf(values), ...(clientId !== undefined && { user_id: clientId }) };
  const { data, error } = useCall("previewBulkEmail", { body }, { keepsPrevious: true });
  const html = data?.html;
  // A frame takes its page from an address, since text is not let into the portal's pages as markup (decision 0178).
  const letter = useObjectUrl(useMemo(() => (html ? new Blob([html], { type: "text/html" }) : null), [html]));
  return (
    <>
      <InputWrapper label={words.previewAs}>
        <ClientPicker clientId={clientId} none={words.anybody} onClient={setClientId} />
      </InputWrapper>
      {error instanceof ApiError && <Notice hue="red">{error.errors[0]?.message ?? error.message}</Notice>}
      {data?.left_out && <Notice hue="orange">{words.wouldNotGo(words.counts[data.left_out] ?? data.left_out)}</Notice>}
      {data && data.found > mailingStonesMost && <Notice hue="orange">{words.tooMany(data.found)}</Notice>}
      {data && (
        <p className="mailing-subject">
          <span className="dim">{words.subject}</span> {data.subject}
        </p>
      )}
      {data && <PreviewFiles preview={data} values={values} clientId={clientId} />}
      {data ? (
        <iframe className="mailing-letter" title={words.preview} sandbox="" src={letter} />
      ) : (
        !error && <p className="dim">{words.looking}</p>
      )}
    </>
  );
}
