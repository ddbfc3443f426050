import { InputWrapper } from "@mantine/core";
import { useState } from "react";
import { ApiError } from "#api/errors.ts";
import { useCall } from "#api/query.ts";
import { mailingStonesMost } from "#domain/mailings.ts";
import { ClientPicker } from "#stones/client-picker.tsx";
import { Act } from "#ui/act/act.tsx";
import { Dialog } from "#ui/act/dialog.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { type MailingForm, wordsOf } from "./mailing-form.ts";
import { PreviewFiles } from "./preview-files.tsx";
import { words } from "./words.ts";

/** The letter of an open form, as any client would read it now. */
export function MailingPreview({ values }: { values: MailingForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <div className="row">
        <Act
          variant="default"
          reason={values.subject.trim() === "" ? words.noSubject : null}
          onClick={() => setOpen(true)}
        >
          {words.previewMore}
        </Act>
      </div>
      {isOpen && <PreviewDialog values={values} onClose={() => setOpen(false)} />}
    </section>
  );
}

function PreviewDialog({ values, onClose }: { values: MailingForm; onClose: () => void }) {
  const [clientId, setClientId] = useState<number>();
  const body = { ...wordsOf(values), ...(clientId !== undefined && { user_id: clientId }) };
  const { data, error } = useCall("previewBulkEmail", { body }, { keepsPrevious: true });
  return (
    <Dialog title={words.previewOf(data?.subject ?? values.subject)} size="lg" onClose={onClose}>
      <InputWrapper label={words.previewAs}>
        <ClientPicker clientId={clientId} none={words.anybody} onClient={setClientId} />
      </InputWrapper>
      {error instanceof ApiError && <Notice hue="red">{error.errors[0]?.message ?? error.message}</Notice>}
      {data?.left_out && <Notice hue="orange">{words.wouldNotGo(words.counts[data.left_out] ?? data.left_out)}</Notice>}
      {data && data.totals.pieces >= mailingStonesMost && <Notice hue="orange">{words.full}</Notice>}
      {data && <PreviewFiles preview={data} values={values} clientId={clientId} />}
      {data ? (
        <iframe className="mailing-letter" title={words.preview} sandbox="" srcDoc={data.html} />
      ) : (
        !error && <p className="dim">{words.looking}</p>
      )}
    </Dialog>
  );
}
