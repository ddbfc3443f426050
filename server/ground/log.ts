/** What the portal needs of a logger; Fastify's own is one. */
export type Log = {
  info(about: object | string, message?: string): void;
  warn(about: object | string, message?: string): void;
  error(about: object | string, message?: string): void;
};
