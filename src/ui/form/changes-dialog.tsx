import "../table/small-table.css";
import { ConfirmDialog } from "../act/confirm-dialog.tsx";
import { words } from "../words.ts";
import { shownValue } from "./changed-values.ts";
import type { FieldWords } from "./field-words.ts";
import type { Form } from "./use-form.ts";

interface ChangesDialogProps<Values extends object> {
  title: string;
  act: string;
  form: Form<Values>;
  fields: FieldWords<Values>;
  onConfirm: () => void;
  onClose: () => void;
}

/** The confirmation of an edit: every changed field with its old and its new value. */
export function ChangesDialog<Values extends object>(props: ChangesDialogProps<Values>) {
  const { title, act, form, fields, onConfirm, onClose } = props;
  const named = form.changed.filter((name) => fields[name]);
  return (
    <ConfirmDialog title={title} act={act} keep={words.keepEditing} onConfirm={onConfirm} onClose={onClose}>
      <table className="small-table wraps labelled">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.before}</th>
            <th scope="col">{words.after}</th>
          </tr>
        </thead>
        <tbody>
          {named.map((name) => (
            <tr key={name}>
              <th scope="row">{fields[name]?.label}</th>
              <td className="dim">{shownValue(fields, name, form.initial)}</td>
              <td>
                <b>{shownValue(fields, name, form.values)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ConfirmDialog>
  );
}
