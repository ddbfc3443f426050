import type { Log } from "#server/log.ts";

/** Runs a command of `npm run` to its end: what goes wrong is one line and exit code 1. */
export async function runTool(name: string, work: (log: Log) => Promise<void>) {
  const say = (message: string) => console.log(`${name}: ${message}`);
  const complain = (message: string) => console.error(`${name}: ${message}`);
  try {
    await work({ info: say, warn: complain, error: complain });
  } catch (error) {
    complain((error as Error).message);
    process.exitCode = 1;
  }
}
