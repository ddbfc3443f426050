import "#ui/table/small-table.css";
import "./audit.css";
import type { Data } from "#api/operation-types.ts";
import { partsOf } from "#domain/audit/parts-of-change.ts";
import { fieldWord, shownValue } from "./shown-value.tsx";
import { words } from "./words.ts";

type EntryDetail = Data<"getAuditLog">;

/** The changes of an entry: the old value struck, the new beside it. An added or deleted row shows its values. */
export function EntryChanges({ entry: { workflow, changes } }: { entry: EntryDetail }) {
  if (changes.length === 0) return <p className="dim">{words.noChange}</p>;
  const isNew = changes.every(({ before }) => before === null);
  const isGone = changes.every(({ after }) => after === null);
  const parts = changes.flatMap((change) => partsOf(workflow, change));
  const known = isNew || isGone ? parts.filter(({ before, after }) => (before ?? after) !== null) : parts;
  return (
    <table className="small-table wraps audit-changes">
      <thead>
        <tr>
          <th scope="col">{words.field}</th>
          {!isNew && <th scope="col">{isGone ? words.removed : words.before}</th>}
          {!isGone && <th scope="col">{isNew ? words.added : words.after}</th>}
        </tr>
      </thead>
      <tbody>
        {known.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row" title={field}>
              {fieldWord(field)}
            </th>
            {!isNew && (
              <td>
                <del>{shownValue(workflow, field, before)}</del>
              </td>
            )}
            {!isGone && (
              <td>
                <ins>{shownValue(workflow, field, after)}</ins>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The facts of the event that the decision rested on. */
export function EntryFacts({ entry: { workflow, event } }: { entry: EntryDetail }) {
  const facts = event.filter(({ name }) => name !== "type");
  if (facts.length === 0) return null;
  return (
    <section>
      <h3>{words.facts}</h3>
      <table className="small-table wraps audit-changes">
        <tbody>
          {facts.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" title={name}>
                {fieldWord(name)}
              </th>
              <td>{shownValue(workflow, name, value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
