import type { Worker } from "node:worker_threads";
import { beginThread } from "../../ground/begin-thread.ts";
import type { House } from "../../house/house.ts";
import type { Beside } from "../index/block-store.ts";
import { SearchRefusal } from "../index/refusals.ts";
import type { SearchIndex } from "../index/search-index.ts";
import type { Viewer } from "../index/viewer.ts";
import type { FromSearcher, QuestionName, Questions, ToSearcher } from "./words.ts";

/** The most viewers that the thread knows. */
const MOST_VIEWERS = 500;
/** A longer answer is not waited for. */
const PATIENCE_MS = 30_000;

/** A defect within a thread, which is in the log. Whoever asked answers without it: another try would fail like this one. */
export class ThreadFailure extends Error {}

/** A thread that reads the index in the same memory and answers one question at a time (decision 0172). */
export class ReaderThread {
  readonly #log: House["log"];
  readonly #number: Beside;
  #worker: Worker | undefined;
  #isFree = false;
  #hear: (word: FromSearcher) => void = () => {};
  #sent: { index: SearchIndex; head: SharedArrayBuffer; parts: number } | undefined;
  #viewers = new WeakMap<Viewer, number>();
  #lastViewer = 0;

  constructor(log: House["log"], number: Beside) {
    this.#log = log;
    this.#number = number;
  }

  /** True if the thread can take a question now. */
  get isFree(): boolean {
    return this.#isFree;
  }

  /** Begins the thread, if it is not there yet. Settles when it is free for the first time, or gone. */
  async begin(index: SearchIndex): Promise<void> {
    if (this.#worker) return;
    const worker = beginThread("search/beside/search-thread.ts", "search-thread.js", { name: "search" });
    this.#worker = worker;
    worker.unref();
    worker.on("message", (word: FromSearcher) => {
      if (word.is !== "ready") this.#hear(word);
    });
    worker.on("error", (error) => this.#giveUp(worker, error));
    worker.once("exit", () => this.#giveUp(worker, new Error("a search thread ended")));
    this.#sendStock(index);
    const isReady = await new Promise<boolean>((resolve) => {
      worker.once("message", () => resolve(true)).once("exit", () => resolve(false));
    });
    this.#isFree = isReady && this.#worker === worker;
  }

  /** Lets the thread go on to where the index lies by now: what it looked at before needs no memory any more. */
  follow(index: SearchIndex): void {
    if (this.#worker) this.#sendStock(index);
  }

  /** The answer of the thread; undefined if a write disturbed it, if it is at work, or gone. */
  async ask<Name extends QuestionName>(
    is: Name,
    index: SearchIndex,
    query: Questions[Name][0],
    viewer: Viewer,
  ): Promise<Questions[Name][1] | undefined> {
    if (!this.#isFree) return undefined;
    this.#isFree = false;
    try {
      this.#sendStock(index);
      const answer = await this.#answerTo({ is, query, viewer: this.#numberOf(viewer) } as ToSearcher);
      if (answer.is === "refused") throw new SearchRefusal(answer.code, answer.message);
      if (answer.is === "failed") {
        this.#log.error({ err: answer.error }, "a search thread failed; its search is answered without it");
        throw new ThreadFailure();
      }
      return answer.is === "answered" ? (answer.result as Questions[Name][1] | undefined) : undefined;
    } finally {
      this.#isFree = this.#worker !== undefined;
    }
  }

  async stop(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#isFree = false;
    await worker?.terminate();
  }

  #answerTo(word: ToSearcher): Promise<FromSearcher> {
    const worker = this.#worker;
    return new Promise((resolve) => {
      const late = setTimeout(() => worker && this.#giveUp(worker, new Error("a search took too long")), PATIENCE_MS);
      this.#hear = (answer) => {
        clearTimeout(late);
        resolve(answer);
      };
      if (worker) worker.postMessage(word);
      else this.#hear({ is: "answered", result: undefined });
    });
  }

  /** Goes on without the thread. The search that waits for it is answered by its caller. */
  #giveUp(worker: Worker, error: Error): void {
    if (this.#worker === worker) {
      this.#worker = undefined;
      this.#isFree = false;
      this.#log.error({ err: error }, "a search thread is gone; searches go on without it");
      void worker.terminate();
    }
    this.#hear({ is: "answered", result: undefined });
  }

  /** Sends where the index lies, if the thread does not know it. */
  #sendStock(index: SearchIndex): void {
    const { shared } = index;
    const { head, parts } = shared;
    if (this.#sent?.index === index && this.#sent.head === head && this.#sent.parts === parts) return;
    this.#sent = { index, head, parts };
    this.#say({ is: "stock", schema: index.schema.description, shared: { ...shared, reader: this.#number } });
  }

  #numberOf(viewer: Viewer): number {
    const known = this.#viewers.get(viewer);
    if (known !== undefined) return known;
    const number = ++this.#lastViewer;
    if (number % MOST_VIEWERS === 0) {
      this.#viewers = new WeakMap();
      this.#say({ is: "forgetViewers" });
    }
    this.#viewers.set(viewer, number);
    this.#say({ is: "viewer", number, viewer });
    return number;
  }

  #say(word: ToSearcher): void {
    this.#worker?.postMessage(word);
  }
}
