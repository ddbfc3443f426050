import "#ui/table/small-table.css";
import { findingsSaid } from "#domain/findings-said.ts";
import { count, textOf } from "#domain/format.ts";
import { shownField } from "#domain/shown-field.ts";
import { OtherListings } from "#stones/other-listings.tsx";
import { Drawer, type Place } from "#ui/list/drawer.tsx";
import { Code } from "#ui/marks/code.tsx";
import { type Fact, Facts } from "#ui/marks/facts.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import type { LoadDetail, LoadRow } from "./load.ts";
import { claimIn, movedIn, numberOf } from "./load-row-columns.tsx";
import { LoadRowProof } from "./load-row-proof.tsx";
import { inOrder } from "./shown-field.ts";
import { words } from "./words.ts";

const hues = { refuses: "red", warns: "orange", notes: "blue" } as const;

interface LoadRowDrawerProps {
  row: LoadRow;
  load: LoadDetail;
  labelOf: (field: string | null) => string;
  place?: Place;
  onClose: () => void;
}

/** One row of the difference: every field that it changes, and every finding with its cell. */
export function LoadRowDrawer({ row, load, labelOf, place, onClose }: LoadRowDrawerProps) {
  const headerOf = (column: number | null) => load.columns.find((one) => one.column === column)?.header;
  return (
    <Drawer
      title={
        <>
          <Code>{numberOf(row)}</Code> <span className="dim">{words.kinds[row.kind]}</span>
        </>
      }
      place={place}
      onClose={onClose}
    >
      <section>
        <Facts columns={3} of={factsOf(row)} />
      </section>
      {row.findings.length > 0 && (
        <section className="stack">
          <h3>{words.findings}</h3>
          {row.findings.map(({ severity, code, sentence, field, column, raw }) => (
            <Notice key={`${code} ${field} ${column}`} hue={hues[severity]}>
              {findingsSaid([{ code, sentence, field }], labelOf)}
              {raw !== "" && <div>{words.cell(headerOf(column) ?? labelOf(field), raw)}</div>}
            </Notice>
          ))}
        </section>
      )}
      <OtherListings of={row.also_listed} />
      {row.changes.length > 0 && (
        <section>
          <h3>{words.whatChanges}</h3>
          <ChangeTable row={row} labelOf={labelOf} />
        </section>
      )}
      {load.committed_at !== null && row.outcome && <LoadRowProof key={row.id} load={load} row={row} />}
    </Drawer>
  );
}

const factsOf = (row: LoadRow): Fact[] => [
  { label: words.stockNo, value: textOf(row.stock_no) },
  { label: words.theirNo, value: textOf(row.org_stock_no) },
  { label: words.line, value: count(row.line) },
  ...(row.price_change_pct === null ? [] : [{ label: words.priceMove, value: movedIn(row) }]),
  ...(row.claim ? [{ label: words.claim, value: claimIn(row), span: 2 }] : []),
  ...(row.outcome ? [{ label: words.outcome, value: words.outcomes[row.outcome] }] : []),
  ...(row.why ? [{ label: words.reason, value: row.why, span: 2 }] : []),
];

/** A row that was written tells the past; any other one, the plan. */
const isWritten = ({ outcome }: LoadRow): boolean => outcome === "written" || outcome === "reversed";

const ChangeTable = ({ row, labelOf }: Pick<LoadRowDrawerProps, "row" | "labelOf">) => (
  <table className="small-table wraps labelled" aria-label={words.whatChanges}>
    <thead>
      <tr>
        <th scope="col">{words.field}</th>
        <th scope="col">{isWritten(row) ? words.valueBefore : words.oldValue}</th>
        <th scope="col">{isWritten(row) ? words.valueAfter : words.newValue}</th>
      </tr>
    </thead>
    <tbody>
      {inOrder(row.changes).map(({ field, old, new: next }) => (
        <tr key={field}>
          <th scope="row">{labelOf(field)}</th>
          <td>{shownField(field, old)}</td>
          <td>
            <b>{shownField(field, next)}</b>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
