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
  /**
   * The sentence of somebody else's change to the row that is edited here. Until the person goes on, nothing is sent
   * and nothing typed is lost.
   */
  frozen?: string | null;
  onGoOn?: () => void;
  /** The label of going on, where it does more than show the new state: "Continue with the other 2". */
  goOn?: string | undefined;
  onSubmit: Submit<Values>;
  /** True if sending only tries the change. The draft is dropped later, by the act that stores it. */
  isTrial?: boolean;
  onClose: () => void;
  /** Makes room for a table of fields. */
  wide?: boolean;
  /** A part that stays in view over the acts while the fields are scrolled. */
  sum?: ReactNode;
  /** Tells the page whether leaving would lose something, for the router's own guard. */
  onDirty: ((dirty: boolean) => void) | undefined;
  /** The fields, in sections. */
  children: ReactNode;
}

/** The question before a form writes: "Save changes to Round?" A form with a place beside its row has to name it. */
type Asking =
  | { place?: undefined; confirm?: string }
  | { place: Place | undefined; confirm: string | undefined }
  | { place: Place | undefined; confirm?: undefined; isTrial: true };

export type FormDrawerProps<Values extends object> = Common<Values> & Asking;

/** A form beside its list. It sends, waits, shows each error at its field, and loses nothing without asking. */
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
        {/* The form takes the focus when a part of it disappears, so that Ctrl+Enter still sends it. */}
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
