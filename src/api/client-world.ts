import type { OnProgress } from "./upload.ts";

/** The outside world of the client, so that tests can replace it. */
export interface ClientWorld {
  fetch: typeof globalThis.fetch;
  /** Sends like `fetch`, and tells the progress. */
  upload?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  token: () => string | null;
  now: () => number;
  /** Called at a 401 for the token that is still in use. The session machine decides whether it ends the session. */
  onUnauthorized: () => void;
  /** Asks for the password again if an act needs it. True if it was typed, and the act continues. */
  askPassword?: () => Promise<boolean>;
  /** Called at a 503, with the server's own words about its maintenance. */
  onMaintenance: (message: string) => void;
  /**
   * Called at an answer that a house under maintenance would have refused, so maintenance is over. Public calls are
   * answered even then.
   */
  onAnswer?: () => void;
  baseUrl?: string;
  timeout?: (ms: number) => AbortSignal;
}
