import type { MessageKey } from "./messages.ts";

/** What a handler answers when it chooses the words itself, or says 'fail' with a status of 200. */
export class Said<T> {
  readonly status: "success" | "fail";
  /** None: the client has its own words. */
  readonly message: MessageKey | null;
  readonly data: T;
  /** 202 where the operation has it: the answer comes later. */
  readonly isAccepted: boolean;

  constructor(status: "success" | "fail", message: MessageKey | null, data: T, isAccepted = false) {
    this.status = status;
    this.message = message;
    this.data = data;
    this.isAccepted = isAccepted;
  }
}

/** Answers a success under a message of the handler's choice. */
export const said = <T>(message: MessageKey, data: T) => new Said("success", message, data);

/** Answers 'fail' without an HTTP failure: spec §8, the track report that finds no stocks. */
export const saidFail = <T = null>(message?: MessageKey, data?: T) =>
  new Said<T | null>("fail", message ?? null, data ?? null);

/** Answers that a job does it; whoever asks follows the job. */
export const accepted = (job: string) => new Said("success", "success", { job }, true);
