import type { Log } from "#server/log.ts";

/** For tests in which nothing is said about what the log gets. */
export const silent: Log = { info() {}, warn() {}, error() {} };

/** A log that remembers, as `level: message`. */
export function remembering(): Log & { said: string[] } {
  const said: string[] = [];
  const keep = (level: string) => (about: object | string, message?: string) =>
    void said.push(`${level}: ${message ?? about}`);
  return { said, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
