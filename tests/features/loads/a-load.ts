import type { LoadDetail, LoadRow, PreviewedRow } from "#features/loads/load.ts";

export const supplyFields = [
  { field: "org_stock_no", label: "Supplier's stock number", kind: "text", is_needed: true, master: null },
  { field: "shape", label: "Shape", kind: "code", is_needed: true, master: "SHAPE" },
  { field: "carat", label: "Carat", kind: "number", is_needed: true, master: null },
  { field: "color", label: "Colour", kind: "code", is_needed: false, master: "COLOR" },
  { field: "clarity", label: "Clarity", kind: "code", is_needed: false, master: "CLARITY" },
  { field: "stone_origin", label: "Natural or lab grown", kind: "code", is_needed: true, master: null },
  { field: "measurements", label: "Measurements in one", kind: "joined", is_needed: false, master: null },
  { field: "disc", label: "Discount %", kind: "money", is_needed: false, master: null },
  { field: "price_per_ct", label: "Price per carat", kind: "money", is_needed: false, master: null },
  { field: "video", label: "Video", kind: "link", is_needed: false, master: null },
];

export const providers = [
  { id: 3, name: "Aldgate Diamonds" },
  { id: 4, name: "Breda Stones" },
];

const headers = ["Stone ID", "Shape", "Size", "Colour", "Purity", "Disc", "Remarks"];
const values = [
  ["AD-1001", "AD-1002", "AD-1003", "AD-1004", "AD-1005"],
  ["RBC", "PR", "OV"],
  ["1.02", "0.71", "2.00", "1.51", "0.90"],
  ["D", "F", "G", "H"],
  ["VVS1", "VS2", "FL.", "SI1"],
  ["38.5", "41", "22.5"],
  [],
];
const read = ["org_stock_no", "shape", "carat", "color", "clarity", "disc", null];
const choosers = ["alias", "alias", "values", "alias", "earlier", "alias", null] as const;

export const aColumn = (
  column: number,
  more: Partial<LoadDetail["columns"][number]> = {},
): LoadDetail["columns"][number] => ({
  column,
  header: headers[column] ?? `Column ${column}`,
  samples: values[column] ?? [],
  field: read[column] ?? null,
  chosen_by: choosers[column] ?? null,
  candidates: [],
  ...more,
});

export const aMapping = (): NonNullable<LoadDetail["mapping"]> => ({
  table: 0,
  header_row: 3,
  header_rows: 1,
  encoding: "utf-8",
  delimiter: ",",
  rows_path: null,
  discount: null,
  decimal: "point",
  columns: headers.map((header, column) => ({
    column,
    header,
    field: read[column] ?? null,
    chosen_by: choosers[column] ?? null,
    values: [],
  })),
  fixed: [],
});

export const aQuestion = (
  kind: LoadDetail["questions"][number]["kind"],
  more: object = {},
): LoadDetail["questions"][number] => ({
  kind,
  column: null,
  header: null,
  field: null,
  raw: null,
  rows: null,
  samples: [],
  percent: null,
  candidates: [],
  suggested: null,
  ...more,
});

export const discountQuestion = aQuestion("discount", {
  column: 5,
  header: "Disc",
  samples: ["38,5", "41", "22.5"],
  percent: "38.50",
});
export const purityQuestion = aQuestion("value", {
  column: 4,
  header: "Purity",
  field: "clarity",
  raw: "FL.",
  rows: 12,
  candidates: ["FL"],
  suggested: null,
});

export const counts = {
  rows: 4504,
  new: 4102,
  changed: 311,
  same: 0,
  gone: 88,
  back: 0,
  refused: 3,
  conflict: 2,
  left_out: 1,
  price_moved: 12,
  rising: 210,
  falling: 90,
};

/** A load that waits without a question. */
export const aLoad = (more: Partial<LoadDetail> = {}): LoadDetail => ({
  id: 7,
  via: "page",
  asked: [],
  version: 3,
  provider: { id: 3, name: "Aldgate Diamonds", is_active: true },
  mode: "whole",
  state: "waiting",
  file_name: "aldgate-2211.xlsx",
  file_bytes: 1_204_332,
  counts,
  done: 4504,
  total: 4504,
  sentence: null,
  created_by: "Ines Novak",
  created_at: "2026-11-20T09:00:00.000Z",
  committed_at: null,
  rolled_back_at: null,
  reversal: null,
  mapping_configuration_id: 5,
  mapping: aMapping(),
  columns_saved: null,
  columns: headers.map((_, column) => aColumn(column)),
  tables: [{ name: "Stock", is_hidden: false }],
  doubtful_cells: [],
  questions: [],
  findings: [],
  facts: {
    gone_pct: 2.1,
    refused_pct: 0.07,
    price_moved_pct: 3.9,
    median_price_change_pct: -1.2,
    others_pct: 0,
    is_first: false,
    is_mapping_changed: false,
    is_same_file: false,
    is_shrunken: false,
  },
  waits_for: [],
  changed: { event: "load.receive", by: "Ines Novak", at: "2026-11-20T09:00:00.000Z" },
  ...more,
});

/** A load that is still read: nothing of the file is known yet, and its rows are an estimate. */
export const aReadLoad = (more: Partial<LoadDetail> = {}): LoadDetail =>
  aLoad({ state: "reading", counts: null, mapping: null, columns: [], facts: null, done: 1200, total: 4437, ...more });

export const aRow = (id: number, more: Partial<LoadRow> = {}): LoadRow => ({
  id,
  kind: "changed",
  line: id + 3,
  org_stock_no: `AD-${1000 + id}`,
  stock_no: `AL${1000 + id}`,
  changes: [
    { field: "price_per_ct", old: "8200", new: "6150" },
    { field: "clarity", old: "VS1", new: "VS2" },
  ],
  price_change_pct: -25,
  findings: [],
  claim: null,
  also_listed: [],
  outcome: null,
  why: null,
  ...more,
});

export const aPreviewedRow = (line: number, more: Partial<PreviewedRow> = {}): PreviewedRow => ({
  line,
  cells: [`AD-${1000 + line}`, "RBC", "1.02"],
  stone: {
    org_stock_no: `AD-${1000 + line}`,
    shape: "Round",
    carat: "1.02",
    color: "D",
    clarity: "VS2",
    disc: "-38.50",
  },
  findings: [],
  ...more,
});
export const refusedRow = aPreviewedRow(6, {
  stone: null,
  findings: [
    {
      severity: "refuses",
      code: "caratMissing",
      sentence: "The carat is missing.",
      field: "carat",
      column: 2,
      raw: "",
    },
  ],
});
