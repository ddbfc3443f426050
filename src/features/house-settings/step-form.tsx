import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useNoRight } from "#api/view-only.ts";
import { Act } from "#ui/act/act.tsx";
import type { FieldWords } from "#ui/form/field-words.ts";
import { FormTrouble } from "#ui/form/form-trouble.tsx";
import { PageForm } from "#ui/form/page-form.tsx";
import type { Form } from "#ui/form/use-form.ts";
import { type Submit, useSubmit } from "#ui/form/use-submit.ts";
import { Page } from "#ui/frame/page.tsx";
import { PageDock } from "#ui/list/page-dock.tsx";
import { words } from "./words.ts";

export interface StepFormProps {
  mayWrite: boolean;
  onDirty?: (dirty: boolean) => void;
  /** Goes on to the next step of setting the house up. Without it the form stays. */
  onDone?: () => void;
  /** The part above the fields: the steps. */
  head?: ReactNode;
}

interface WholeProps<Values extends object> extends StepFormProps {
  form: Form<Values>;
  fields: FieldWords<Values>;
  onSend: Submit<Values>;
  lead: string;
  children: ReactNode;
}

/** Goes on to the next step. What was typed is saved or given up, so that nothing asks about it. */
export function goOn({ onDirty, onDone }: StepFormProps): void {
  onDirty?.(false);
  onDone?.();
}

/** A page with one form of the house's settings. As a step of the set-up it can be left for later. */
export function StepForm<Values extends object>(props: WholeProps<Values>) {
  const noRight = useNoRight();
  const { form, fields, onSend, lead, children, mayWrite, onDone, head } = props;
  const sending = useSubmit(form, onSend);
  const { pending, send, formProps } = sending;
  const reason = mayWrite ? (form.dirty ? null : words.unchanged) : noRight;
  return (
    <PageForm {...formProps(() => !reason && void send())}>
      {head}
      <Page label={words.title}>
        <FormTrouble form={form} fields={fields} sending={sending} />
        {children}
      </Page>
      <PageDock note={<span className="dim">{lead}</span>}>
        {onDone && (
          <Button
            size="sm"
            variant="default"
            onClick={() => {
              form.reset();
              goOn(props);
            }}
          >
            {form.dirty ? words.later : words.goOn}
          </Button>
        )}
        {(form.dirty || !onDone) && (
          <Act size="sm" type="submit" keys="Ctrl+↵" loading={pending} reason={reason}>
            {onDone ? words.saveAndGoOn : words.save}
          </Act>
        )}
      </PageDock>
    </PageForm>
  );
}
