export type FileKind = "xlsx" | "csv" | "json" | "ndjson" | "xml";
export type CellFault = "errorValue" | "noCachedValue" | "tooLong" | "unreadableText";

/** A row with content. Its cells end with the last one that is filled. */
export interface Row {
  line: number;
  cells: readonly string[];
  isHidden?: true;
  faults?: readonly { column: number; fault: CellFault }[];
}

/** Somebody's wishes for the reading of a file. */
export interface RowWishes {
  encoding?: string | null;
  delimiter?: string | null;
  rowsPath?: string | null;
}

/** The facts of a file, before its rows. */
export interface RowFacts {
  kind: FileKind;
  /** Text files: how the text was read. */
  encoding: string | null;
  /** Csv. */
  delimiter: string | null;
  /** JSON and XML: where the rows were found. */
  rowsPath: string | null;
  /** The first cells with other letters, if the encoding was taken without proof. */
  doubtfulCells: readonly string[];
  /** The sheets of a book; one for other kinds. */
  tables: readonly { name: string; isHidden: boolean }[];
}

export interface RowFile<Batch = Row[]> extends RowFacts {
  /**
   * The rows of a table, up to 1,000 at a time, without empty ones, or what the thread makes of them. `line` is the line of the file, or the number of the
   * sheet's row. A signal that aborts ends the file.
   */
  batches(table: number, signal?: AbortSignal): AsyncIterable<Batch>;
  /** The share of the file that the batches have come from that were handed over: 0 to 1. */
  share(): number;
  close(): Promise<void>;
}
