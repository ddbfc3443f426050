/** The portal's logger; Fastify's own logger fits. */
export type Log = {
  info(about: object | string, message?: string): void;
  warn(about: object | string, message?: string): void;
  error(about: object | string, message?: string): void;
};
