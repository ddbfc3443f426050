import type { Log } from "#server/ground/log.ts";

/** Runs a command of `npm run` to its end. An error is one line and exit code 1. */
export async function runTool(name: string, work: (log: Log) => Promise<void>) {
  const lineOf = (about: object | string, message = String(about)) => `${name}: ${message}`;
  const say: Log["info"] = (...said) => console.log(lineOf(...said));
  const complain: Log["warn"] = (...said) => console.error(lineOf(...said));
  try {
    await work({ info: say, warn: complain, error: complain });
  } catch (error) {
    complain((error as Error).message);
    process.exitCode = 1;
  }
}
