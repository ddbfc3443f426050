import type { Log } from "#server/ground/log.ts";

/** For tests in which nothing is said about what the log gets. */
export const silent: Log = { info() {}, warn() {}, error() {} };

/** The same for a whole portal, whose server wants a logger with every level and children. */
export const silentLogger: never = {
  ...silent,
  debug() {},
  trace() {},
  fatal() {},
  child: () => silentLogger,
  level: "silent",
} as never;

/** A log that remembers, as `level: message`. */
export function remembering(): Log & { said: string[] } {
  const said: string[] = [];
  const keep = (level: string) => (about: object | string, message?: string) =>
    void said.push(`${level}: ${message ?? about}`);
  return { said, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
