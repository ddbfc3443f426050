import type { RemoteRules } from "../house/remote-rules.ts";
import { RemoteFault } from "./remote-fault.ts";

type Given = { host: string; rules: RemoteRules; signal: AbortSignal; close(): void };

/**
 * A visit to a server. Every wait ends when the visit ends: by a fault of the connection, by its time, or because whoever
 * asked went away. No library is trusted to report each of these.
 */
export class Visit {
  readonly #given: Given;
  readonly #waiting = new Set<(fault: RemoteFault) => void>();
  readonly #timer: NodeJS.Timeout;
  #fault: RemoteFault | undefined;

  constructor(given: Given) {
    this.#given = given;
    this.#timer = setTimeout(() => this.timeOut(), given.rules.visitMs);
    given.signal.addEventListener("abort", this.#leave, { once: true });
    if (given.signal.aborted) this.#leave();
  }

  /** Something is waited for: only then is silence a fault. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Waits for an act, at most for a time. A failure of the act is told by `faultOf`, unless the visit is what ended. */
  async wait<T>(act: () => Promise<T>, faultOf: (error: unknown) => RemoteFault, ms?: number): Promise<T> {
    if (this.#fault) throw this.#fault;
    const timer = ms === undefined ? undefined : setTimeout(() => this.timeOut(), ms);
    let settle: (fault: RemoteFault) => void = () => {};
    const ended = new Promise<never>((_, reject) => {
      settle = reject;
      this.#waiting.add(reject);
    });
    try {
      return await Promise.race([act(), ended]);
    } catch (error) {
      throw this.#fault ?? (error instanceof RemoteFault ? error : faultOf(error));
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(settle);
    }
  }

  timeOut(): void {
    this.end(new RemoteFault("timeout", `${this.#given.host} did not answer in time.`));
  }

  /** Ends the visit with a fault. The first one counts. */
  end(fault: RemoteFault): void {
    if (this.#fault) return;
    this.#fault = fault;
    this.#over();
    for (const reject of this.#waiting) reject(fault);
  }

  /** Ends the visit as it was meant to end. */
  close(): void {
    this.end(new RemoteFault("broken", `The visit to ${this.#given.host} is over.`));
  }

  #over(): void {
    clearTimeout(this.#timer);
    this.#given.signal.removeEventListener("abort", this.#leave);
    this.#given.close();
  }

  readonly #leave = () => this.end(new RemoteFault("broken", `The visit to ${this.#given.host} was called off.`));
}
