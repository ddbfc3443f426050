import "../table/small-table.css";
import { Button } from "@mantine/core";
import { Notice } from "../notice/notice.tsx";
import { words } from "../words.ts";
import { shownValue } from "./changed-values.ts";
import type { FieldWords } from "./field-words.ts";
import { sameValue } from "./same-value.ts";
import type { Form } from "./use-form.ts";

interface StalePanelProps<Values extends object> {
  form: Form<Values>;
  fields: FieldWords<Values>;
  stored: Values;
  by?: string;
  /** The sentence about an act that none of the fields shows. */
  said?: string;
  onKeepTheirs: (stored: Values) => void;
  /** The merged values: mine in the fields that I changed, theirs elsewhere. */
  onSaveMine: (merged: Values, stored: Values) => void;
}

/**
 * The panel for two edits of one row. It shows both values side by side, so that nothing is overwritten unseen. A field
 * that only the other person changed is shown as kept. The acts stand over the values: on a telephone long ones fill the
 * screen.
 */
export function StalePanel<Values extends object>(props: StalePanelProps<Values>) {
  const { form, fields, stored, by, said, onKeepTheirs, onSaveMine } = props;
  const mine = Object.fromEntries(form.changed.map((name) => [name, form.values[name]]));
  const merged: Values = { ...stored, ...mine };
  const names = (Object.keys(fields) as Extract<keyof Values, string>[]).filter(
    (name) => !sameValue(merged[name], stored[name]) || !sameValue(form.initial[name], stored[name]),
  );
  return (
    <section className="stale">
      <Notice hue="orange" urgent>
        {said ?? words.staleText(by)}
      </Notice>
      <div className="row wrap">
        <Button variant="default" onClick={() => onKeepTheirs(stored)}>
          {words.keepTheirs}
        </Button>
        <Button onClick={() => onSaveMine(merged, stored)}>{words.saveMine}</Button>
      </div>
      <table className="small-table wraps labelled">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.yours}</th>
            <th scope="col">{words.stored}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{fields[name]?.label}</th>
              <td>
                {form.changed.includes(name) ? (
                  <b>{shownValue(fields, name, form.values)}</b>
                ) : (
                  <span className="dim">{words.untouched}</span>
                )}
              </td>
              <td>
                <b>{shownValue(fields, name, stored)}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
