const mega = 1_048_576;

/** The limits of a file of rows. They are checked while it is read. */
export const rowLimits = {
  batch: 1_000,
  rows: 2_000_000,
  columns: 1_000,
  /** Letters of a cell: Excel's own limit. */
  cell: 32_767,
  /** Letters of a row. */
  row: 4 * mega,
  unpacked: 1_024 * mega,
  /** A workbook: a million rows of thirty cells take more than a gigabyte of XML, a seventh of that packed. */
  unpackedBook: 3 * 1_024 * mega,
  /** The multiple of its packed size that a file may have, once it is larger than `trusted`. */
  ratio: 200,
  trusted: 16 * mega,
  /** Entries of an archive. */
  entries: 10_000,
  /** The parts of a book that are held as a whole: its sheets, its styles. */
  part: 16 * mega,
  /** Different texts of a book, and their bytes. */
  texts: 12_000_000,
  textBytes: 400 * mega,
  /** Nesting of JSON and XML. */
  depth: 64,
  /** Rows whose keys make the header of JSON and XML. */
  headerRows: 1_000,
  /** Cells that are shown if the encoding is in doubt. */
  doubtful: 5,
} as const;
