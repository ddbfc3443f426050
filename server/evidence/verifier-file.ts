import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Data } from "#api/operation-types.ts";
import { Problem } from "../ground/problem.ts";
import { projectFolder } from "../ground/project-folder.ts";

const fileName = "loupe-verify.mjs";

/** The built verifier: one file that needs only Node. */
export async function verifierFile(): Promise<Data<"getVerifier">> {
  const text = await readFile(path.join(projectFolder, "dist-server", fileName), "utf8").catch((error: unknown) => {
    throw (error as NodeJS.ErrnoException).code === "ENOENT" ? new Problem("verifierMissing") : error;
  });
  return { file_name: fileName, sha256: createHash("sha256").update(text).digest("hex"), text };
}
