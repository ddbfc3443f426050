import { UnreadableFile } from "../formats/rows/unreadable-file.ts";
import { Problem } from "../ground/problem.ts";

/** The fault of a file that cannot be read, with its line where there is one. */
export const sentenceOf = ({ message, line }: UnreadableFile): string =>
  line === null ? message : `Line ${line}: ${message}`;

/** A file that cannot be read is refused in plain words at the field that brought it. */
export const refusedInWords = <T>(look: Promise<T>, field: string): Promise<T> =>
  look.catch((error: unknown) => {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new Problem("fileUnreadable", { errors: [{ path: field, message: sentenceOf(error) }] });
  });
