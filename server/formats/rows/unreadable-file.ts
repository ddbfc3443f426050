import { type FileFault, fileFaults } from "#domain/file-faults.ts";

/** A file that is refused as a whole, with its reason and, where one can be told, its line. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
  readonly fault: FileFault;
  readonly line: number | null;

  constructor(fault: FileFault, line: number | null = null) {
    super(fileFaults[fault]);
    this.fault = fault;
    this.line = line;
  }
}
