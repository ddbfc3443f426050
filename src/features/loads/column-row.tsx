import { Act } from "#ui/act/act.tsx";
import { ColumnTools } from "./column-tools.tsx";
import { FieldChooser } from "./field-chooser.tsx";
import { type LoadDetail, unreadColumns } from "./load.ts";
import { withAside, withField } from "./mapping-draft.ts";
import type { OpenLoad } from "./open-load.ts";
import { words } from "./words.ts";

interface ColumnRowProps {
  fact: LoadDetail["columns"][number];
  open: OpenLoad;
}

/** One column of the file. */
export function ColumnRow({ fact, open }: ColumnRowProps) {
  const { reasons, mapping, fields } = open;
  const { column, samples, candidates } = fact;
  const header = fact.header || words.noHeader(column);
  const now = mapping.mapping?.columns.find((one) => one.column === column);
  const stored = open.load.mapping?.columns.find((one) => one.column === column);
  const { fields: changed, factors, discount } = mapping.draft;
  const first = now?.field && mapping.mapping?.columns.find(({ field }) => field === now.field);
  const isChanged = column in changed || column in factors || (now?.field === "disc" && discount !== undefined);
  const isUnread = unreadColumns(open.load, mapping.mapping).includes(fact);
  const chooser = isChanged ? "changed" : isUnread ? "unread" : (fact.chosen_by ?? "nobody");
  return (
    <tr data-changed={isChanged || undefined} data-open={(!now?.field && candidates.length > 0) || undefined}>
      <th scope="row" title={header}>
        {header}
      </th>
      <td>
        <ul className="load-samples" aria-label={words.samples}>
          {samples.map((sample) => (
            <li key={sample} title={sample}>
              {sample}
            </li>
          ))}
        </ul>
      </td>
      <td>
        <div className="load-read">
          <FieldChooser
            label={words.fieldOf(header)}
            fields={fields.fields}
            candidates={candidates}
            value={now?.field ?? null}
            isLocked={reasons.remap !== null || !stored}
            onChange={(field) => stored && mapping.change(withField(mapping.draft, stored, field))}
          />
          {isUnread && (
            <Act
              size="xs"
              variant="default"
              aria-label={words.setAsideOf(header)}
              reason={reasons.remap}
              onClick={() => mapping.change(withAside(mapping.draft, [fact]))}
            >
              {words.setAside}
            </Act>
          )}
          {now && stored && <ColumnTools header={header} now={now} stored={stored} open={open} />}
        </div>
        {first && first.column !== column && (
          <p className="dim">{words.secondColumn(first.header || words.noHeader(first.column))}</p>
        )}
      </td>
      <td className="dim load-chooser">{words.choosers[chooser]}</td>
    </tr>
  );
}
