import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder that is made on first use, and removed with its contents when it is no longer needed. */
export const temporaryFolder = (parent = tmpdir()) => {
  let made: Promise<string> | undefined;
  return {
    path: (): Promise<string> => {
      made ??= mkdtemp(join(parent, "loupe-upload-"));
      return made;
    },
    remove: async (): Promise<void> => {
      if (made !== undefined) await rm(await made, { recursive: true, force: true });
    },
  };
};
