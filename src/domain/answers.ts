import type { MessageKey } from "./messages.ts";

/** An answer for which the handler chooses the words itself, or says 'fail' with a status of 200. */
export class Said<T> {
  readonly status: "success" | "fail";
  /** The message; null where the client has its own words. */
  readonly message: MessageKey | null;
  readonly data: T;
  /** True for a 202, if the operation has one: the result comes later. */
  readonly isAccepted: boolean;

  /** Added to the message: what it cannot say, as a number. */
  readonly addition: string | undefined;

  constructor(
    status: "success" | "fail",
    message: MessageKey | null,
    data: T,
    { isAccepted = false, addition }: { isAccepted?: boolean; addition?: string | undefined } = {},
  ) {
    this.status = status;
    this.message = message;
    this.data = data;
    this.isAccepted = isAccepted;
    this.addition = addition;
  }
}

/** A success under a message that the handler chooses. */
export const said = <T>(message: MessageKey, data: T, addition?: string) =>
  new Said("success", message, data, { addition });

/** A 'fail' without an HTTP failure: spec §8, the track report that finds no stocks. */
export const saidFail = <T = null>(message?: MessageKey, data?: T) =>
  new Said<T | null>("fail", message ?? null, data ?? null);

/** The answer that a job does the work. The caller follows the job. */
export const accepted = (job: string) => new Said("success", "success", { job }, { isAccepted: true });
