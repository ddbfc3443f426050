import os from "node:os";
import { Problem } from "./problem.ts";

/** The codes of a full disk, and of a share of it that is used up; libuv has no name for the second. */
const CODES = ["ENOSPC", "EDQUOT", `Unknown system error -${os.constants.errno.EDQUOT}`];
// A thread hands on the words of an error without its code, and the library of pictures has no codes.
const WORDS = new RegExp(`^(${CODES.join("|")}):|system error: (No space left on device|Disk quota exceeded)`);

/** True if a file could not be written because there is no room for it. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof Error && (CODES.includes((error as NodeJS.ErrnoException).code ?? "") || WORDS.test(error.message));

/** Does work that writes into a folder. If there is no room, it is refused in words, and the log learns of which folder. */
export async function needingRoom<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw isNoRoom(error) ? noRoomIn(folder, error) : error;
  }
}

export const noRoomIn = (folder: string, error: unknown): Problem =>
  new Problem("noRoomForFiles", {}, { cause: new Error(`no room for files in ${folder}`, { cause: error }) });
