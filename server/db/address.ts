import pg from "pg";

/** The address of a database for a person to read: host, port and name. The role and the password stay out. */
export function addressOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${database} on ${host.startsWith("/") ? host : `${host}:${port}`}`;
}

/**
 * Refuses a text that is no address of a database. A password with an unescaped `#`, `/` or `?` makes the rest of it
 * look like a host, and that host would be printed.
 */
export function insistOnAddress(url: string, variable: string) {
  const form = "must be postgresql://role:password@host:port/database, with special characters as %23";
  const parsed = parse(url.replace("@/", "@localhost/")); // no host but a socket, named in the query
  const isWhole = parsed && /^postgres(ql)?:$/.test(parsed.protocol) && (parsed.username || !url.includes("@"));
  if (!isWhole) throw new Error(`${variable} ${form}`);
}

/** The message of an error in one line, even if the driver or the system wrote several. */
export function oneLine(error: unknown): string {
  const { message, errors, code } = error as AggregateError & { code?: string };
  const said =
    message || (errors as Error[] | undefined)?.map((one) => one.message).join(", ") || code || String(error);
  return said.replaceAll(/\s*\n\s*/g, "; ").trim();
}

function parse(url: string): URL | undefined {
  try {
    return new URL(url);
  } catch {
    return undefined;
  }
}
