import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Checkpoint, readCheckpoint } from "./checkpoint.ts";
import { namedKey } from "./fingerprint.ts";
import { verdictWords } from "./verdict-words.ts";
import { type GivenCheckpoint, isGood, isProved, type Verdict } from "./verify.ts";

/** The arguments of a command line. */
export type Asked = {
  file?: string;
  resume?: string;
  /** The fingerprint of the house's key. */
  key?: string;
  json: boolean;
  help: boolean;
  checkpoints: GivenCheckpoint[];
};

export function readArguments(args: string[]): Asked {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  const { values } = parseArgs({
    args,
    options: { file: text, resume: text, key: text, json: flag, help: flag, checkpoint: { ...text, multiple: true } },
  });
  const { file, resume, key, json = false, help = false } = values;
  const checkpoints = help
    ? []
    : (values.checkpoint ?? []).map((keptIn) => ({ checkpoint: checkpointIn(keptIn), keptIn }));
  return {
    ...(file && { file }),
    ...(resume && { resume }),
    ...(key !== undefined && { key: namedKey(key) }),
    json,
    help,
    checkpoints,
  };
}

function checkpointIn(file: string): Checkpoint {
  try {
    return readCheckpoint(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** The end of every help text. */
export const answersHelp = `
  --checkpoint FILE   a checkpoint that you kept elsewhere; may be given several times
  --key KEY           the house's public key, or its fingerprint, obtained in another way than from the file
  --json              the verdict as JSON

Exit code 0: nothing is wrong, and a checkpoint that was kept elsewhere agrees, under a key that somebody vouches for.
Exit code 1: something is wrong, or could not be read.
Exit code 2: nothing wrong was found, but there was no kept checkpoint, or nobody vouches for the key.
`;

/** Verifies, prints the verdict and sets the exit code. */
export async function tell(work: () => Promise<Verdict>, { json }: Pick<Asked, "json">): Promise<void> {
  const begun = performance.now();
  const verdict = await work();
  const seconds = (performance.now() - begun) / 1000;
  const [is_good, is_proved] = [isGood(verdict), isProved(verdict)];
  const lines = json ? [JSON.stringify({ ...verdict, is_good, is_proved, seconds })] : verdictWords(verdict, seconds);
  process.stdout.write(`${lines.join("\n")}\n`);
  process.exitCode = is_good ? (is_proved ? 0 : 2) : 1;
}
