import type { FieldWords } from "./field-words.ts";
import { useDirty } from "./use-dirty.ts";
import "./form.css";
import { type ReactNode, useState } from "react";
import { Drawer, type Place } from "../list/drawer.tsx";
import { ChangesDialog } from "./changes-dialog.tsx";
import { FormFoot } from "./form-foot.tsx";
import { FormHead } from "./form-head.tsx";
import type { Form } from "./use-form.ts";
import { useLeaveGuard } from "./use-leave-guard.tsx";
import { type Submit, useSubmit } from "./use-submit.ts";

interface Common<Values extends object> {
  title: ReactNode;
  form: Form<Values>;
  fields: FieldWords<Values>;
  /** The main act, with its consequence: "Add sub-master". */
  act: string;
  /** Locks the act, with the reason. */
  reason?: string | null;
  /** What somebody else did meanwhile with what is edited here: nothing is sent, nothing typed is lost, until one goes on. */
  frozen?: string | null;
  onGoOn?: () => void;
  /** How going on is called, where it means more than looking at how things are: "Continue with the other 2". */
  goOn?: string | undefined;
  onSubmit: Submit<Values>;
  /** Sending it only tries what it would do: whoever then stores it forgets the draft. */
  isTrial?: boolean;
  onClose: () => void;
  /** For a table of what is typed. */
  wide?: boolean;
  /** What stays in view over the acts while the fields are scrolled. */
  sum?: ReactNode;
  /** Tells the page whether leaving would lose something, for the router's own guard. */
  onDirty: ((dirty: boolean) => void) | undefined;
  /** The fields, in sections. */
  children: ReactNode;
}

/** Whether a form asks before it writes: "Save changes to Round?" One beside its row has to say. */
type Asking =
  | { place?: undefined; confirm?: string }
  | { place: Place | undefined; confirm: string | undefined }
  | { place: Place | undefined; confirm?: undefined; isTrial: true };

export type FormDrawerProps<Values extends object> = Common<Values> & Asking;

/** A form beside its list: sends, waits, shows what is wrong and where, and loses nothing without asking. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, form, fields, act, confirm, frozen, onGoOn, goOn, onSubmit, onClose, place, wide, sum } = props;
  const { onDirty, children } = props;
  const reason = frozen ?? props.reason;
  const sending = useSubmit(form, onSubmit, props.isTrial);
  const { pending, send, formProps } = sending;
  const [asking, setAsking] = useState(false);
  const { guarded, question } = useLeaveGuard(form.dirty, form.changed.length, form.forget);
  useDirty(onDirty, form.dirty);

  function ask() {
    if (reason) return;
    if (confirm && form.dirty) setAsking(true);
    else void send();
  }
  const walk = (go: (() => void) | undefined) => go && (() => guarded(go));

  return (
    <>
      <Drawer
        title={title}
        wide={wide}
        place={place && { ...place, onPrevious: walk(place.onPrevious), onNext: walk(place.onNext) }}
        onClose={() => guarded(onClose)}
      >
        {/* It has the keyboard when a part of it goes, so that Ctrl+Enter still sends it. */}
        <form className="form" tabIndex={-1} {...formProps(ask)}>
          <FormHead form={form} fields={fields} sending={sending} frozen={frozen} goOn={goOn} onGoOn={onGoOn} />
          {children}
          <FormFoot sum={sum} act={act} reason={reason} pending={pending} onCancel={() => guarded(onClose)} />
        </form>
      </Drawer>
      {question}
      {asking && (
        <ChangesDialog
          title={confirm ?? ""}
          act={act}
          form={form}
          fields={fields}
          onConfirm={() => {
            setAsking(false);
            void send();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
