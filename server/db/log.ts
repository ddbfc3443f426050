/** Where the database layer reports to: pino's logger fits, and so does an object of three functions. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
