import type { Job } from "../house/job.ts";

/** Removes the bytes of a file whose row is gone. */
export const removeFile: Job<{ name: string }> = {
  name: "removeFile",
  run: ({ name }, { house }) => house.files.remove(name),
};
