import type { JobKind } from "./jobs.ts";

/** Removes the bytes of a file whose row is gone. */
export const removeFile: JobKind<{ name: string }> = {
  run: ({ name }, { house }) => house.files.remove(name),
};
