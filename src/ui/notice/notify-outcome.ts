import { messages } from "#domain/messages.ts";
import { notify } from "./notify.ts";

/** Tells at the top of the screen how an act ended, in the words of its answer or of its failure. */
export const notifyOutcome = (act: Promise<{ message: string }>): Promise<void> =>
  act.then(
    ({ message }) => notify.success(message),
    (error: unknown) =>
      notify.failure(error instanceof Error && error.message ? error.message : messages.unexpectedError),
  );
