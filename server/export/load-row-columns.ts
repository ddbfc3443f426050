import { findingsSaid } from "#domain/findings-said.ts";
import { number2 } from "#domain/format.ts";
import { loadKindWords, loadOutcomeWords } from "#domain/load-words.ts";
import type { StoneFields } from "#domain/search/stone-value.ts";
import { shownField } from "#domain/shown-field.ts";
import { addedColumn, type SheetColumn } from "../formats/sheet.ts";
import { labelOf } from "../supply/understand/supply-fields.ts";
import type { LoadRowOnWire } from "../wire/load-on-wire.ts";

/** The columns of a file of a load's rows. What a new stone is stands in columns of its own, what changes in words. */
export const loadRowColumns: readonly SheetColumn[] = [
  addedColumn("row_kind", "Change"),
  addedColumn("row_line", "Line", "count"),
  addedColumn("row_number", "Stock number"),
  addedColumn("row_their_number", "Provider's number"),
  addedColumn("row_price_before", "Price/ct now", "money"),
  addedColumn("row_price_after", "Price/ct then", "money"),
  addedColumn("row_moved", "Price %", "percent"),
  addedColumn("row_changes", "What changes"),
  addedColumn("row_claim", "With"),
  addedColumn("row_also_listed", "Also listed by"),
  addedColumn("row_findings", "Findings"),
  addedColumn("row_outcome", "Outcome"),
  addedColumn("row_why", "Reason"),
];

/** A row of a load as a row of a file. */
export function loadRowRecord(row: LoadRowOnWire): StoneFields {
  const price = row.changes.find(({ field }) => field === "price_per_ct");
  return {
    row_kind: loadKindWords[row.kind],
    row_line: row.line,
    row_number: row.stock_no,
    row_their_number: row.org_stock_no,
    row_price_before: amount(price?.old),
    row_price_after: amount(price?.new),
    row_moved: row.price_change_pct,
    row_changes: row.changes.map((change) => changeIn(change, row.kind)).join(", ") || null,
    row_claim: row.claim && `${row.claim.client} (${row.claim.list})`,
    row_also_listed: row.also_listed.map(listingIn).join(", ") || null,
    row_findings: findingsSaid(row.findings, labelOf).join(" ") || null,
    row_outcome: row.outcome && loadOutcomeWords[row.outcome],
    row_why: row.why,
  };
}

const amount = (text: string | null | undefined) => (typeof text === "string" ? Number(text) : null);

/** "Colour G → H"; of a new stone "Colour H". */
function changeIn({ field, old, new: next }: LoadRowOnWire["changes"][number], kind: LoadRowOnWire["kind"]): string {
  const then = shownField(field, next);
  return `${labelOf(field)} ${kind === "new" ? then : `${shownField(field, old)} → ${then}`}`;
}

const listingIn = ({ provider, stock_no, price_per_ct }: LoadRowOnWire["also_listed"][number]) =>
  `${provider} ${stock_no} ${number2(price_per_ct)}`;
