const SQL_STATES = [
  "57P01", // the server is stopped
  "57P02", // it crashed
  "57P03", // it is starting, or recovering
  "53100", // its disk is full
  "25006", // it was the primary: after a failover it takes no more writes
  "53300", // it has no connection left
];
const SOCKET = [
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
];
// The messages of errors to which pg gives no code.
const SENTENCES = [
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "timeout exceeded when trying to connect",
  "timeout expired",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
];

/** True if a query failed because the database cannot be used now. The answer is 503, and trying again helps. */
export function isDatabaseDown(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  return (
    SQL_STATES.includes(code) ||
    /^08...$/.test(code) || // connection exceptions
    SOCKET.includes(code) ||
    (code === "ENOENT" && syscall === "connect") || // the embedded server's socket; any other file may be missing
    SENTENCES.includes(error.message) ||
    (error instanceof AggregateError && error.errors.some(isDatabaseDown)) || // a name with several addresses
    isDatabaseDown(error.cause)
  );
}
