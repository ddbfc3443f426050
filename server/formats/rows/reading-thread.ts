import type { Worker } from "node:worker_threads";
import { beginThread } from "../../ground/begin-thread.ts";
import type { Row, RowFacts } from "./row-file.ts";
import type { Failure, FromReader, ToReader } from "./thread-words.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The memory of one reading: a file that needs more is refused, and nothing else suffers. */
const memory = { maxOldGenerationSizeMb: 512 };
/** Batches that are read ahead while one is worked on. */
const AHEAD = 2;

type Waiting = { resolve: (word: FromReader) => void; reject: (error: unknown) => void };

/** A thread that reads one file. When it ends, for whatever reason, everything that waits for it fails. */
export class ReadingThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number | null, Waiting[]>();
  #gone: Error | undefined;
  #runs = 0;

  constructor() {
    this.#worker = beginThread("formats/rows/rows-thread.ts", "rows-thread.js", {
      resourceLimits: memory,
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

  async *batches(table: number, signal?: AbortSignal): AsyncGenerator<Row[]> {
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
        if (word?.is !== "rows" || word.rows === null) return;
        asked.push(ask());
        yield word.rows;
        signal?.throwIfAborted();
      }
    } finally {
      signal?.removeEventListener("abort", stop);
      this.#waiting.delete(run);
      this.#say({ is: "end", run });
    }
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
