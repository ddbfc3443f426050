import type { BrowserContext, Response } from "@playwright/test";
import { wrongOnALine } from "#support/answers-on-a-line.ts";

/** Holds what browsers are answered to the contract. */
export class Answers {
  readonly #held: Promise<string | null>[] = [];

  watch(context: BrowserContext): void {
    context.on("response", (response) => {
      if (response.headers()["content-type"]?.startsWith("application/json")) this.#held.push(held(response));
    });
  }

  /** What was answered otherwise than the contract says. */
  async wrong(): Promise<string[]> {
    return (await Promise.all(this.#held)).filter((one) => one !== null);
  }
}

async function held(response: Response): Promise<string | null> {
  // A page that was left has received nothing.
  const body: unknown = await response.json().catch(() => null);
  return wrongOnALine({ method: response.request().method(), url: response.url(), status: response.status(), body });
}
