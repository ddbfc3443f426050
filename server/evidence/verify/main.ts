/**
 * `node loupe-verify.mjs --file export.jsonl [--checkpoint checkpoint.json]... [--key KEY] [--json]`: verifies an exported
 * log with nothing else than Node, no account and no network.
 */
import { answersHelp, readArguments, tell } from "./tell.ts";
import { verifyFile } from "./verify-file.ts";

const usage = "node loupe-verify.mjs --file export.jsonl [--checkpoint checkpoint.json]... [--key KEY] [--json]";

try {
  const asked = readArguments(process.argv.slice(2));
  const { file } = asked;
  if (asked.help) process.stdout.write(`${usage}\n\n  --file FILE         the exported log${answersHelp}`);
  else if (!file) throw new Error(`--file is required: ${usage}`);
  else await tell(() => verifyFile(file, asked.checkpoints, asked.key), asked);
} catch (error) {
  process.stderr.write(`loupe-verify: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
