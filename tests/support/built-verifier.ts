import path from "node:path";
import { build } from "vite";

const project = path.resolve(import.meta.dirname, "../..");
let built: Promise<unknown> | undefined;

/** The path of the built verifier, which is built once for a run. */
export async function builtVerifier(): Promise<string> {
  built ??= build({ root: project, configFile: path.join(project, "vite.verifier.config.ts"), logLevel: "error" });
  await built;
  return path.join(project, "dist-server", "loupe-verify.mjs");
}
