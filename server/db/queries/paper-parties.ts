import { sql } from "kysely";
import type { TaxKind } from "#domain/tax.ts";
import type { Statement } from "../one-trip.ts";

/** A client as the next paper will name it, under the tax that it will charge. */
export type PaperPartyRow = {
  id: number;
  associate_id: number | null;
  name: string;
  address: string | null;
  tax_kind: TaxKind;
};
/** A line of a memo with its client; the tax is the invoice's where the line is sold. */
export type LinePartyRow = PaperPartyRow & { line_id: number; state: string };

const party = sql`a.id, a.associate_id, coalesce(nullif(b.company_name, ''), concat_ws(' ', a.first_name, a.last_name)) AS name,
  b.address`;

export const partyOfClient = (id: number): Statement<PaperPartyRow> => sql`
  SELECT ${party}, coalesce(b.tax_kind, 'none') AS tax_kind
  FROM account a LEFT JOIN business b ON b.id = a.business_id WHERE a.id = ${id}`;

export const partiesOfLines = (ids: readonly number[]): Statement<LinePartyRow> => sql`
  SELECT l.id AS line_id, l.state, ${party}, coalesce(i.tax_kind, b.tax_kind, 'none') AS tax_kind
  FROM stone_line l JOIN account a ON a.id = l.holder_id LEFT JOIN business b ON b.id = l.business_id
  LEFT JOIN paper i ON i.id = l.invoice_id
  WHERE l.id = ANY (${ids}::bigint[]) AND l.list = 'memo' ORDER BY l.id`;
