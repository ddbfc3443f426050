import type { Worker } from "node:worker_threads";
import { beginThread } from "../../ground/begin-thread.ts";
import type { RowFacts } from "./row-file.ts";
import type { Failure, FromReader, ToReader } from "./thread-words.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** A thread that reads files: its file below server, and beside the whole server once built. */
export type ReadingPlace = {
  written: string;
  built: string;
  /** The memory of one reading: a file that needs more is refused, and nothing else suffers. */
  megabytes: number;
};
/** Rows of a batch live until the batch is sent: with less room for what is young they are copied into the old first. */
const YOUNG_MB = 64;
/** Batches that are read ahead while one is worked on. */
const AHEAD = 2;

type Waiting = { resolve: (word: FromReader) => void; reject: (error: unknown) => void };

/**
 * A thread that reads one file, and may make something of its rows. When it ends, for whatever reason, everything that
 * waits for it fails.
 */
export class ReadingThread<Batch> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number | null, Waiting[]>();
  #gone: Error | undefined;
  #runs = 0;
  #share = 0;

  constructor({ written, built, megabytes }: ReadingPlace) {
    this.#worker = beginThread(written, built, {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: YOUNG_MB },
      name: "reading rows",
    });
    this.#worker.on("message", (word: FromReader) => this.#hear(word));
    this.#worker.on("error", (error: NodeJS.ErrnoException) =>
      this.#over(error.code === "ERR_WORKER_OUT_OF_MEMORY" ? new UnreadableFile("tooMuchMemory") : error),
    );
    this.#worker.on("exit", () => this.#over(new Error("the thread that reads the file has ended")));
  }

  async open(order: Extract<ToReader, { is: "open" }>): Promise<RowFacts> {
    const answer = this.#answer(null);
    this.#say(order);
    const word = await answer;
    if (word.is !== "opened") throw new Error(`an answer out of turn: ${word.is}`);
    return word.facts;
  }

  async *batches(table: number, signal?: AbortSignal): AsyncGenerator<Batch> {
    signal?.throwIfAborted();
    const stop = () => {
      this.#over(signal?.reason);
      void this.end();
    };
    signal?.addEventListener("abort", stop, { once: true });
    this.#runs += 1;
    const run = this.#runs;
    const ask = () => {
      const answer = this.#answer(run);
      answer.catch(() => {}); // it is awaited in its turn, or never
      this.#say({ is: "next", run, table });
      return answer;
    };
    try {
      const asked = Array.from({ length: AHEAD }, ask);
      for (;;) {
        const word = await asked.shift();
        if (word?.is !== "batch") return;
        asked.push(ask());
        this.#share = word.share;
        yield word.batch as Batch;
        signal?.throwIfAborted();
      }
    } finally {
      signal?.removeEventListener("abort", stop);
      this.#waiting.delete(run);
      this.#say({ is: "end", run });
    }
  }

  /** The share of the file that the batches have come from that were handed over: 0 to 1. */
  get share(): number {
    return this.#share;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #say(word: ToReader): void {
    this.#worker.postMessage(word);
  }

  #answer(run: number | null): Promise<FromReader> {
    return new Promise((resolve, reject) => {
      if (this.#gone) return reject(this.#gone);
      const waiting = this.#waiting.get(run) ?? [];
      waiting.push({ resolve, reject });
      this.#waiting.set(run, waiting);
    });
  }

  #hear(word: FromReader): void {
    const first = this.#waiting.get(word.is === "opened" ? null : word.run)?.shift();
    if (word.is === "failed") first?.reject(errorOf(word.failure));
    else first?.resolve(word);
  }

  #over(error: Error): void {
    this.#gone ??= error;
    for (const waiting of this.#waiting.values()) for (const { reject } of waiting) reject(this.#gone);
    this.#waiting.clear();
  }
}

const errorOf = (failure: Failure) =>
  "fault" in failure ? new UnreadableFile(failure.fault, failure.line) : failure.error;
