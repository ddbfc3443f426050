import type { BrowserContext, Response } from "@playwright/test";
import { wrongOnALine } from "#support/answers-on-a-line.ts";

/** Compares the browsers' answers with the contract. */
export class Answers {
  readonly #held: Promise<string | null>[] = [];

  watch(context: BrowserContext): void {
    context.on("response", (response) => {
      if (response.headers()["content-type"]?.startsWith("application/json")) this.#held.push(held(response));
    });
  }

  /** The answers that do not fit the contract. */
  async wrong(): Promise<string[]> {
    return (await Promise.all(this.#held)).filter((one) => one !== null);
  }
}

async function held(response: Response): Promise<string | null> {
  // A page that was left has received no body.
  const body: unknown = await response.json().catch(() => null);
  return wrongOnALine({ method: response.request().method(), url: response.url(), status: response.status(), body });
}
