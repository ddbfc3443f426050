import type { TestContext } from "vitest";

/** Skips a test that this machine cannot run, and prints its name and the reason: a skip must not pass for a proof. */
export function skipLoudly(context: TestContext, why: string): never {
  process.stderr.write(`SKIPPED: ${context.task.name}: ${why}\n`);
  context.skip(why);
  throw new Error("unreachable");
}
