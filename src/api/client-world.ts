import type { OnProgress } from "./upload.ts";

/** Everything from outside comes in here, so that tests hold it. */
export interface ClientWorld {
  fetch: typeof globalThis.fetch;
  /** Sends like `fetch`, and tells how far it is. */
  upload?: (request: Request, onProgress: OnProgress) => Promise<Response>;
  token: () => string | null;
  now: () => number;
  /** A 401 for the token that is still in use; whether it ends the session is the session machine's to say. */
  onUnauthorized: () => void;
  /** Asks for the password again, where an act wants it; true where it was typed, and the act goes on. */
  askPassword?: () => Promise<boolean>;
  /** A 503, with what the server says about its maintenance. */
  onMaintenance: (message: string) => void;
  /** An answer that a house under maintenance would have refused: it is over. Public calls are answered all the same. */
  onAnswer?: () => void;
  baseUrl?: string;
  timeout?: (ms: number) => AbortSignal;
}
