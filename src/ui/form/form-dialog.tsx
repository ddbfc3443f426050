import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Act } from "../act/act.tsx";
import { Dialog } from "../act/dialog.tsx";
import { words } from "../words.ts";
import type { FieldWords } from "./field-words.ts";
import { FormTrouble } from "./form-trouble.tsx";
import type { Form } from "./use-form.ts";
import { type Submit, useSubmit } from "./use-submit.ts";

interface FormDialogProps<Values extends object> {
  title: string;
  form: Form<Values>;
  fields: FieldWords<Values>;
  /** The main act, with its consequence. */
  act: string;
  /** Locks the act, with the reason. */
  reason: string | null;
  onSubmit: Submit<Values>;
  onClose: () => void;
  children: ReactNode;
}

/** A small form in a dialog. It tells what is wrong above its fields, and Enter in a field sends it too. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, form, fields, act, reason, onSubmit, onClose, children } = props;
  const sending = useSubmit(form, onSubmit);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button size="sm" variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Act size="sm" reason={reason} loading={sending.pending} onClick={() => void sending.send()}>
            {act}
          </Act>
        </>
      }
    >
      <FormTrouble form={form} fields={fields} sending={sending} />
      <form {...sending.formProps(() => !reason && void sending.send())}>{children}</form>
    </Dialog>
  );
}
