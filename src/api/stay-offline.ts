import { messages } from "#domain/portal-messages.ts";

/**
 * Gives an offline screen that cannot be fetched the message of any unreachable server. By its own message the router
 * would read the whole page again, and typed text would be lost (decision 0043).
 */
export function stayOffline() {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = messages.serverUnreachable;
  });
}

/** True if the screen's code could not be fetched. */
export const isUnfetched = (error: unknown): error is Error =>
  error instanceof Error && error.message === messages.serverUnreachable;
