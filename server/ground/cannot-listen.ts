/** A port to listen at, and the variables of the environment that name it and its host. */
type Named = { port: number; portBy: string; hostBy: string };

/**
 * The one line about a port or a host at which nobody can listen, by the variable that names it. Any other error stays
 * what it is.
 */
export function cannotListen(error: unknown, { port, portBy, hostBy }: Named): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (syscall !== "listen" && syscall !== "getaddrinfo") return error;
  if (code === "EADDRINUSE") return new Error(`${portBy}: port ${port} is in use`);
  return new Error(`${code === "EACCES" ? portBy : hostBy}: cannot listen there (${code})`);
}
