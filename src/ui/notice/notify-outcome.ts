import { messages } from "#domain/portal-messages.ts";
import { notify } from "./notify.ts";

/** Shows the result of an act at the top of the screen, in the words of its answer or of its failure. */
export const notifyOutcome = (act: Promise<{ message: string }>): Promise<void> =>
  act.then(
    ({ message }) => notify.success(message),
    (error: unknown) =>
      notify.failure(error instanceof Error && error.message ? error.message : messages.unexpectedError),
  );
