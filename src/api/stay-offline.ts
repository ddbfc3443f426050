import { messages } from "#domain/messages.ts";

/**
 * A screen that cannot be fetched for want of a line is a failure like any other. By its own message the router would
 * read the whole page again for it, and what is typed would be gone (decision 0043).
 */
export function stayOffline() {
  window.addEventListener("vite:preloadError", ({ payload }) => {
    if (!navigator.onLine) payload.message = messages.serverUnreachable;
  });
}

/** Whether a screen broke because it could not be fetched. */
export const isUnfetched = (error: unknown): error is Error =>
  error instanceof Error && error.message === messages.serverUnreachable;
