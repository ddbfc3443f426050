import type { Data } from "#api/operation-types.ts";
import type { WaitReason } from "#domain/load.ts";
import { changesIn } from "#domain/load-changes.ts";
import { waitSentence, whyKeptWords } from "#domain/load-words.ts";
import { type FindingCode, findingSentence, severityOf } from "#domain/supply-words.ts";
import type { rowsByIds } from "../db/queries/load-rows.ts";
import type { Outcomes, WhyKept } from "../db/queries/load-slices.ts";
import type { loadsInOrder, shownLoad } from "../db/queries/loads.ts";
import type { correctedSince } from "../db/queries/mappings.ts";
import type { OtherListing } from "../db/queries/same-reports.ts";
import { otherListingOnWire } from "./other-listing-on-wire.ts";

type Shown = Awaited<ReturnType<ReturnType<typeof loadsInOrder>["execute"]>>[number];
type ShownWhole = NonNullable<Awaited<ReturnType<typeof shownLoad>>>;
type Detail = Data<"getLoad">;
type Row = Data<"listLoadRows">["data"][number];
export type LoadRowOnWire = Row;
type Found = Row["findings"][number];
type ShownRow = Awaited<ReturnType<typeof rowsByIds>>[number];
export type KeptFinding = {
  column: number | null;
  field: string | null;
  code: FindingCode;
  raw: string;
  other_line?: number;
};
type KeptQuestion = Partial<Detail["questions"][number]> & { kind: Detail["questions"][number]["kind"] } & {
  names?: string[];
  factors?: number[];
};

export const loadOnWire = (row: Shown): Data<"listLoads">["data"][number] => ({
  id: row.id,
  version: row.version,
  provider: { id: row.provider_id, name: row.provider_name, is_active: row.is_offered },
  mode: row.mode,
  via: row.via,
  asked: row.asked ?? [],
  state: row.state,
  file_name: row.file_name,
  file_bytes: row.file_bytes,
  counts: row.counts,
  done: row.done,
  total: row.total,
  sentence: row.sentence,
  created_by: row.created_by,
  created_at: row.created_at.toISOString(),
  committed_at: row.committed_at?.toISOString() ?? null,
  rolled_back_at: row.rolled_back_at?.toISOString() ?? null,
});

type Act = { event: string; by: string | null; at: Date };
type Corrected = NonNullable<Awaited<ReturnType<typeof correctedSince>>>;
/** The things around a load that are told with it. */
type Around = { act: Act | undefined; corrected: Corrected | undefined; outcomes: Outcomes | null };

/** A load by itself. The outcomes of its rows are told of one that was rolled back. */
export const loadDetailOnWire = (row: ShownWhole, { act, corrected, outcomes }: Around): Detail => ({
  ...loadOnWire(row),
  reversal: outcomes && { reversed: outcomes.reversed, kept: outcomes.stays },
  changed: act ? { ...act, at: act.at.toISOString() } : null,
  columns_saved: corrected ? correctedOnWire(corrected) : null,
  mapping_configuration_id: row.mapping_configuration_id,
  mapping: row.mapping as Detail["mapping"],
  columns: row.columns as Detail["columns"],
  tables: row.tables as Detail["tables"],
  doubtful_cells: (row.tables as { doubtful_cells?: string[] }[]).flatMap((table) => table.doubtful_cells ?? []),
  questions: (row.questions as KeptQuestion[]).map(questionOnWire),
  findings: (row.findings as { code: FindingCode; rows: number }[]).map(({ code, rows }) => ({
    severity: severityOf(code),
    code,
    sentence: findingSentence({ code }),
    rows,
  })),
  facts: row.facts,
  waits_for: row.waits_for.map((reason) => ({ reason, sentence: waitSentence(reason as WaitReason, row) })),
});

const correctedOnWire = ({ id, load_id, by, at }: Corrected): Detail["columns_saved"] => ({
  mapping_configuration_id: id,
  load_id,
  by,
  at: at.toISOString(),
});

const questionOnWire = ({ names, factors, ...question }: KeptQuestion): Detail["questions"][number] => ({
  column: null,
  header: null,
  field: null,
  raw: null,
  rows: null,
  samples: [],
  percent: null,
  suggested: null,
  ...question,
  candidates: names ?? factors?.map(String) ?? question.candidates ?? [],
});

/** A finding as it travels. Where rows are counted in place of lines, `rowsAfter` is a row's number less its line's. */
export function findingOnWire({ code, column, field, raw, other_line }: KeptFinding, rowsAfter?: number): Found {
  const other = rowsAfter === undefined ? { other_line } : { other_row: (other_line ?? 0) + rowsAfter };
  const sentence = findingSentence({ code, ...(other_line !== undefined && other) });
  return { severity: severityOf(code), code, sentence, field, column, raw };
}

export const loadRowOnWire = (row: ShownRow, others: readonly OtherListing[] = []): Row => ({
  id: row.id,
  kind: row.kind,
  line: row.line,
  org_stock_no: row.org_stock_no,
  stock_no: row.stock_no,
  changes: changesIn(row.before ?? {}, row.after ?? {}),
  price_change_pct: row.price_change_pct === null ? null : Number(row.price_change_pct),
  findings: ((row.findings ?? []) as KeptFinding[]).map((finding) => findingOnWire(finding)),
  claim: row.claim,
  also_listed: others.map(otherListingOnWire),
  outcome: row.reversal ?? row.outcome,
  why: row.why === null ? null : whyInWords(row.why as WhyKept, row.refused_by),
});

const whyInWords = (why: WhyKept, rule: string | null): string =>
  rule === null ? whyKeptWords[why] : `${whyKeptWords[why]} The rule is ${rule}.`;

/** A row of the file as it became, for people. */
export const previewedOnWire = (row: {
  line: number;
  raw: readonly string[];
  stone: object | null;
  gone?: object | null;
  findings: readonly KeptFinding[];
}): Data<"previewLoad">[number] => ({
  line: row.line,
  cells: [...row.raw],
  stone: (row.stone ?? row.gone ?? null) as Data<"previewLoad">[number]["stone"],
  findings: row.findings.map((finding) => findingOnWire(finding)),
});

export const keptOnWire = ({ stock_no, why }: { stock_no: string; why: WhyKept }) => ({
  stock_no,
  sentence: whyKeptWords[why],
});
