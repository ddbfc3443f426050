import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { LogRow } from "./chain.ts";
import { linesOf } from "./lines.ts";
import { isSignedBy } from "./signed.ts";

/** The first line of an exported log, about the log itself. */
export type ExportHead = {
  format: "loupe-audit/1";
  house: string;
  made_at: string;
  /** The size of the log at the export. */
  size_of_log: number;
  /** True for a part of the chain, false for entries that were picked. */
  is_whole: boolean;
  prev: string | null;
  public_key: string;
  /** The deciding machines as data, by their hashes. */
  models: Record<string, object>;
};
type ExportEnd = { rows: number; head: string | null; signature: string };

/** The verdict on an exported file's signature, which covers it to the last line. */
export type FileSignature = "good" | "wrong" | "missing" | "otherKey";

/** An exported log, read line by line; `signature` is known after the last row. */
export class ExportFile {
  signature: FileSignature = "missing";
  readonly head: ExportHead;
  private readonly lines: AsyncIterator<Buffer>;
  private readonly hash = createHash("sha256");

  private constructor(head: ExportHead, lines: AsyncIterator<Buffer>, first: Buffer) {
    this.head = head;
    this.lines = lines;
    this.take(first);
  }

  static async open(file: string): Promise<ExportFile> {
    const lines = linesOf(createReadStream(file));
    const first = await lines.next();
    const head = first.done ? undefined : (parsed(first.value, 1) as Partial<ExportHead>);
    if (first.done || head?.format !== "loupe-audit/1")
      throw new Error(`${file} is not an exported log: its first line does not say loupe-audit/1`);
    return new ExportFile(head as ExportHead, lines, first.value);
  }

  async *rows(): AsyncGenerator<LogRow> {
    for (let number = 2; ; number++) {
      const { value, done } = await this.lines.next();
      if (done) return;
      const line = parsed(value as Buffer, number) as Partial<ExportEnd & { seq: number }>;
      if (line.signature !== undefined) {
        const { public_key } = this.head;
        const isGood = isSignedBy(public_key, this.hash.copy().digest(), line.signature);
        this.signature = isGood ? "good" : "wrong";
        this.take(value as Buffer); // a line after the signature is not signed
      } else {
        this.signature = "missing";
        this.take(value as Buffer);
        yield rowOf(line, number);
      }
    }
  }

  private take(line: Buffer): void {
    this.hash.update(line).update("\n");
  }
}

function parsed(line: Buffer, number: number): object {
  try {
    return JSON.parse(line.toString("utf8")) as object;
  } catch {
    throw new Error(`line ${number} is not JSON: the file was cut off or changed`);
  }
}

type Written = { seq?: number; body?: string; prev?: string; hash?: string };

function rowOf({ seq, body, prev, hash }: Written, number: number): LogRow {
  if (seq === undefined || body === undefined || prev === undefined || hash === undefined)
    throw new Error(`line ${number} is not a log entry`);
  return { seq, body, prev: Buffer.from(prev, "hex"), hash: Buffer.from(hash, "hex") };
}
