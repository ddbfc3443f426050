import { findingsSaid } from "#domain/findings-said.ts";
import { count, dash, textOf } from "#domain/format.ts";
import type { LoadRowKind } from "#domain/load.ts";
import { shownField } from "#domain/shown-field.ts";
import { Code } from "#ui/marks/code.tsx";
import type { Column } from "#ui/table/data-table/types.ts";
import type { LoadRow } from "./load.ts";
import { inOrder, priceIn, stoneIn } from "./shown-field.ts";
import { words } from "./words.ts";

type LabelOf = (field: string) => string;

export const loadRowId = ({ id }: LoadRow) => String(id);
/** The house's number of a row's stone, or the provider's as long as it has none. */
export const numberOf = ({ stock_no, org_stock_no }: LoadRow) => stock_no ?? org_stock_no ?? dash;

/** "Colour G → H, Price per carat 8,200.00 → 8,400.00" */
export const changesIn = ({ changes }: LoadRow, labelOf: LabelOf) =>
  inOrder(changes)
    .map(({ field, old, new: next }) => words.change(labelOf(field), shownField(field, old), shownField(field, next)))
    .join(", ");
const findingsIn = ({ findings }: LoadRow, labelOf: LabelOf) => findingsSaid(findings, labelOf).join(" ");
export const claimIn = ({ claim }: LoadRow) => (claim ? words.claimed(claim.client, claim.list) : dash);
export const movedIn = ({ price_change_pct }: LoadRow) =>
  price_change_pct === null ? dash : words.moved(price_change_pct);

const titled = (text: string) => <span title={text}>{text}</span>;

type Part = "kind" | "stone" | "price" | "changes" | "moved" | "claim" | "findings";
const parts: Record<LoadRowKind, readonly Part[]> = {
  changed: ["moved", "changes", "findings"],
  new: ["stone", "price", "findings"],
  gone: ["claim"],
  back: ["moved", "changes", "findings"],
  conflict: ["claim"],
  refused: ["findings"],
  left_out: ["findings"],
  same: ["findings"],
};

/** Rows of every kind are sought for a finding. */
const partsOfAll: readonly Part[] = ["kind", "findings", "moved", "changes"];

const kindIn = ({ kind }: LoadRow) => words.kinds[kind];

const partColumns = (labelOf: LabelOf): Record<Part, Column<LoadRow>> => ({
  kind: { id: "kind", head: words.kind, width: 132, text: kindIn, cell: kindIn },
  stone: { id: "stone", head: words.stone, width: 240, text: stoneIn, cell: (row) => titled(stoneIn(row)) },
  price: { id: "price", head: words.pricePerCt, width: 108, number: true, text: priceIn, cell: priceIn },
  moved: { id: "moved", head: words.priceMove, width: 96, number: true, text: movedIn, cell: movedIn },
  changes: {
    id: "changes",
    head: words.whatChanges,
    width: 420,
    text: (row) => changesIn(row, labelOf),
    cell: (row) => titled(changesIn(row, labelOf)),
  },
  claim: { id: "claim", head: words.claim, width: 260, text: claimIn, cell: (row) => titled(claimIn(row)) },
  findings: {
    id: "findings",
    head: words.findings,
    width: 420,
    text: (row) => findingsIn(row, labelOf),
    cell: (row) => titled(findingsIn(row, labelOf) || dash),
  },
});

const outcomeColumn: Column<LoadRow> = {
  id: "outcome",
  head: words.outcome,
  width: 132,
  text: ({ outcome }) => outcome && words.outcomes[outcome],
  cell: ({ outcome }) => (outcome ? words.outcomes[outcome] : <span className="dim">{dash}</span>),
};

/** The columns of rows of one kind: only those that such a row can fill. Without a kind, of all rows. */
export const loadRowColumns = (
  kind: LoadRowKind | undefined,
  labelOf: LabelOf,
  hasOutcome: boolean,
): readonly Column<LoadRow>[] => [
  { id: "number", head: words.stockNo, width: 148, text: numberOf, cell: (row) => <Code>{numberOf(row)}</Code> },
  { id: "org_stock_no", head: words.theirNo, width: 148, cell: ({ org_stock_no }) => textOf(org_stock_no) },
  { id: "line", head: words.line, width: 72, number: true, text: ({ line }) => line, cell: ({ line }) => count(line) },
  ...(kind === undefined ? partsOfAll : parts[kind]).map((part) => partColumns(labelOf)[part]),
  ...(hasOutcome ? [outcomeColumn] : []),
];

/** A row on a phone; among rows of every kind it says its own. */
export const loadRowCard = (labelOf: LabelOf, isOfEveryKind: boolean) => (row: LoadRow) => (
  <>
    <span className="row between">
      <span>
        <Code>{numberOf(row)}</Code> {isOfEveryKind && <span className="dim">{kindIn(row)}</span>}
      </span>
      <span className="figures">{row.price_change_pct === null ? "" : movedIn(row)}</span>
    </span>
    {row.kind === "new" && <span>{`${stoneIn(row)}, ${priceIn(row)}`}</span>}
    {row.kind !== "new" && row.changes.length > 0 && <span>{changesIn(row, labelOf)}</span>}
    {row.claim && <span>{claimIn(row)}</span>}
    {row.findings.length > 0 && <span className="dim">{findingsIn(row, labelOf)}</span>}
  </>
);
