import type { Log } from "#server/ground/log.ts";

/**
 * Runs a command of `npm run` to its end. An error is one line and exit code 1. The first line of the usage is how the
 * command is called, such as `npm run db:backup -- --to FILE`; `--help` prints all of it, and does nothing else.
 */
export async function runTool(usage: string, work: (log: Log) => Promise<void>) {
  if (process.argv.slice(2).includes("--help")) return void process.stdout.write(`${usage.trimEnd()}\n`);
  const [call = ""] = usage.split("\n");
  const name = call.split(" ")[2] ?? "";
  const lineOf = (about: object | string, message = String(about)) => `${name}: ${message}`;
  const say: Log["info"] = (...said) => console.log(lineOf(...said));
  const complain: Log["warn"] = (...said) => console.error(lineOf(...said));
  try {
    await work({ info: say, warn: complain, error: complain });
  } catch (error) {
    complain(inOneLine(error as NodeJS.ErrnoException, call));
    process.exitCode = 1;
  }
}

/** An error of the options is said by Node in several sentences; the first one and the call are enough. */
function inOneLine({ code, message }: NodeJS.ErrnoException, call: string): string {
  return code?.startsWith("ERR_PARSE_ARGS") ? `${message.split(/\.\s/)[0]}: ${call}` : message;
}
