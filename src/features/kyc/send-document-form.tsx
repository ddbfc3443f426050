import { Select, Textarea } from "@mantine/core";
import { fittingFirst } from "#domain/kyc.ts";
import { messages } from "#domain/portal-messages.ts";
import { Act } from "#ui/act/act.tsx";
import { FileField } from "#ui/form/file-field.tsx";
import { FormErrors } from "#ui/form/form-errors.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { useSubmit } from "#ui/form/use-submit.ts";
import { Progress } from "#ui/marks/progress.tsx";
import { useOffered } from "./business-fields.tsx";
import { lookAtFile, mostMegabytes, takenKinds } from "./file-kind.ts";
import { type DocumentCategory, documentOf, type KycCase, titleOf } from "./kyc.ts";
import { type DocumentValues, useSendDocument } from "./use-send-document.ts";
import { words } from "./words.ts";

const kilobyte = 1024;
const fields = { file: { label: words.file }, document_type: { label: words.documentType } };

interface SendDocumentFormProps {
  kyc: KycCase;
  category: DocumentCategory;
  form: Form<DocumentValues>;
  /** The reason why nothing may be sent, or null. */
  reason: string | null;
  onSent: () => void;
}

/**
 * The form that sends a document: its type, and the file from a folder or a camera. The file is checked before it is
 * sent.
 */
export function SendDocumentForm({ kyc, category, form, reason, onSent }: SendDocumentFormProps) {
  const types = fittingFirst(useOffered("DOC_TYPE_BUSINESS"), category);
  const { send: sendDocument, progress } = useSendDocument(kyc, category);
  const { pending, failure, send, formProps } = useSubmit<DocumentValues>(form, async (values) => {
    const refusal = await sendDocument(values);
    if (!refusal) onSent();
    return refusal;
  });
  const { file, document_type } = form.values;
  const isAgain = documentOf(kyc, category) !== null;
  const missing = file === null ? messages.fileNeeded : document_type === null ? words.chooseType : null;
  const locked = reason ?? missing;

  async function choose(chosen: File | null) {
    if (!chosen) return form.set("file", null);
    const seen = await lookAtFile(chosen);
    if ("file" in seen) return form.set("file", seen.file);
    form.set("file", null);
    form.setErrors({ file: seen.fault });
  }
  return (
    <form className="stack" {...formProps(() => !locked && void send())}>
      {failure && <FormErrors failure={failure} fields={fields} />}
      <Select
        label={words.documentType}
        placeholder={words.chooseType}
        data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={document_type === null ? null : String(document_type)}
        onChange={(id) => form.set("document_type", id === null ? null : Number(id))}
        error={form.errors.document_type}
        comboboxProps={{ transitionProps: { duration: 0 } }}
      />
      <FileField
        label={words.fileOf(titleOf(category))}
        accept={takenKinds}
        photograph
        hint={words.fileHint(mostMegabytes)}
        value={file}
        onChange={(value) => void choose(value instanceof File ? value : null)}
        error={form.errors.file}
      />
      <Textarea label={words.infoOwn} maxLength={500} autosize minRows={1} {...form.text("info")} />
      {pending && file && (
        <Progress
          label={words.sending(file.name)}
          done={Math.ceil((progress?.sent ?? 0) / kilobyte)}
          of={progress ? Math.ceil(progress.total / kilobyte) : undefined}
          unit={words.kilobytes}
        />
      )}
      <div className="row kyc-end">
        <Act size="sm" type="submit" loading={pending} reason={locked}>
          {isAgain ? words.sendAgain : words.send}
        </Act>
      </div>
    </form>
  );
}
