import type { Log } from "#server/ground/log.ts";

/** A log for tests that check nothing of it. */
export const silent: Log = { info() {}, warn() {}, error() {} };

/** A log for a whole portal, whose server needs a logger with every level and children. */
export const silentLogger: never = {
  ...silent,
  debug() {},
  trace() {},
  fatal() {},
  child: () => silentLogger,
  level: "silent",
} as never;

/** A log that stores its lines as `level: message`. */
export function remembering(): Log & { said: string[] } {
  const said: string[] = [];
  const keep = (level: string) => (about: object | string, message?: string) =>
    void said.push(`${level}: ${message ?? about}`);
  return { said, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
