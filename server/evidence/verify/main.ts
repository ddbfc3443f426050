/**
 * `node loupe-verify.mjs --file export.jsonl [--checkpoint checkpoint.json]... [--json]`: verifies an exported log with
 * nothing else than Node, no account and no network.
 */
import { readArguments, tell } from "./tell.ts";
import { verifyFile } from "./verify-file.ts";

try {
  const asked = readArguments(process.argv.slice(2));
  const { file } = asked;
  if (!file) throw new Error("say which log: node loupe-verify.mjs --file export.jsonl [--checkpoint checkpoint.json]");
  await tell(() => verifyFile(file, asked.checkpoints), asked);
} catch (error) {
  process.stderr.write(`loupe-verify: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
