import { Textarea } from "@mantine/core";
import type { OperationId } from "#api/operation-types.ts";
import { useAct } from "#api/use-act.ts";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormDialog } from "#ui/form/form-dialog.tsx";
import { useForm } from "#ui/form/use-form.ts";
import { sendAndClose } from "./send-and-close.ts";

interface ReasonDialogProps {
  operation: "resetSecondFactor" | "removeIssuerIdentity";
  /** The account that something is taken from. */
  id: number;
  words: { title: string; text: string; act: string };
  refreshes: readonly OperationId[];
  onClose: () => void;
}

const words = { reason: "Reason", reasonText: "It is kept in the log.", reasonMissing: "Say why first." };
const fields: FieldWords<{ reason: string }> = { reason: { label: words.reason } };

/** Takes from an account what its owner signs in with, with a reason that the log keeps. */
export function ReasonDialog({ operation, id, words: said, refreshes, onClose }: ReasonDialogProps) {
  const form = useForm({ reason: "" }, `${operation} ${id}`);
  const take = useAct(operation, { refreshes });
  /** Somebody else may have taken it meanwhile: the screen behind shows the account as it is. */
  function close() {
    take.readAnew();
    onClose();
  }
  return (
    <FormDialog
      title={said.title}
      form={form}
      fields={fields}
      act={said.act}
      reason={form.values.reason.trim().length < 3 ? words.reasonMissing : null}
      onSubmit={(body) => sendAndClose(take, { path: { id }, body }, { onClose })}
      onClose={close}
    >
      <div className="stack">
        <p className="dim">{said.text}</p>
        <Textarea
          label={words.reason}
          description={words.reasonText}
          maxLength={500}
          autosize
          minRows={2}
          required
          data-autofocus
          {...form.text("reason")}
        />
      </div>
    </FormDialog>
  );
}
