import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Checkpoint, readCheckpoint } from "./checkpoint.ts";
import { verdictWords } from "./verdict-words.ts";
import { isGood, type Verdict } from "./verify.ts";

/** What is asked on a command line. */
export type Asked = {
  file?: string;
  resume?: string;
  json: boolean;
  checkpoints: { checkpoint: Checkpoint; keptIn: string }[];
};

export function readArguments(args: string[]): Asked {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    args,
    options: { file: text, resume: text, json: { type: "boolean" }, checkpoint: { ...text, multiple: true } },
  });
  const checkpoints = (values.checkpoint ?? []).map((keptIn) => ({ checkpoint: checkpointIn(keptIn), keptIn }));
  const { file, resume, json = false } = values;
  return { ...(file && { file }), ...(resume && { resume }), json, checkpoints };
}

function checkpointIn(file: string): Checkpoint {
  try {
    return readCheckpoint(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Verifies and says what came of it; anything wrong is exit code 1. */
export async function tell(work: () => Promise<Verdict>, { json }: Pick<Asked, "json">): Promise<void> {
  const begun = performance.now();
  const verdict = await work();
  const seconds = (performance.now() - begun) / 1000;
  const lines = json
    ? [JSON.stringify({ ...verdict, is_good: isGood(verdict), seconds })]
    : verdictWords(verdict, seconds);
  process.stdout.write(`${lines.join("\n")}\n`);
  if (!isGood(verdict)) process.exitCode = 1;
}
