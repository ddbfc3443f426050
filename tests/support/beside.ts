import type pg from "pg";

type Query = pg.Pool["query"];
const writes = /\b(insert|update|delete|truncate|alter)\b/i;
const textOf = (query: unknown) => (typeof query === "string" ? query : ((query as { text?: string }).text ?? ""));

/**
 * A pool for writes beside the portal that the portal's own role may not do: a status, or the removal of an entry. The
 * portal itself uses its own role alone.
 */
export function besideThePortal(pool: () => pg.Pool): pg.Pool {
  const connect = async () => {
    const client = await pool().connect();
    await client.query("SET ROLE tester").catch((error: Error) => {
      client.release(error);
      throw error;
    });
    const release = (error?: Error | boolean) => {
      // A broken transaction has lost the role too.
      void client
        .query("RESET ROLE")
        .catch(() => {})
        .then(() => client.release(error));
    };
    return new Proxy(client, {
      get: (target, name) => {
        if (name === "release") return release;
        const value = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  };
  /** The three statements travel together. */
  const query = async (...args: Parameters<Query>) => {
    if (!writes.test(textOf(args[0]))) return pool().query(...args);
    const client = await pool().connect();
    const sent = [client.query("SET ROLE tester"), client.query(...args), client.query("RESET ROLE")] as const;
    const [role, answer] = await Promise.allSettled(sent);
    client.release();
    if (role.status === "rejected") throw role.reason;
    if (answer.status === "rejected") throw answer.reason;
    return answer.value;
  };
  return { connect, query, end: async () => {} } as unknown as pg.Pool;
}
