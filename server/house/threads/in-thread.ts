import type { Worker } from "node:worker_threads";
import { beginThread } from "../../ground/begin-thread.ts";
import type { FromThread, HeavyWorkName, ToThread } from "./words.ts";

/** The most threads at work beside the one that answers; further work waits. */
const THREADS = 2;
/** The memory of one thread: work that needs more ends its thread, and no other. */
const memory = { maxOldGenerationSizeMb: 512 };

type Batches = AsyncIterable<readonly unknown[]>;

const idle: Worker[] = [];
const waiting: (() => void)[] = [];
let busy = 0;

/**
 * Does heavy work in a thread of a small pool. The pool begins with the first work and keeps no process alive. An error
 * of `batches` is thrown on; a thread that ends, by its memory for example, fails its own work alone.
 */
export async function inThread<Result>(work: HeavyWorkName, input: unknown, batches?: Batches): Promise<Result> {
  while (busy >= THREADS) await new Promise<void>((resolve) => waiting.push(resolve));
  busy++;
  const worker = idle.pop() ?? begin();
  try {
    worker.ref();
    const result = await converse(worker, { is: "work", work, input }, batches);
    worker.unref();
    idle.push(worker);
    return result as Result;
  } catch (error) {
    void worker.terminate(); // its later output is not wanted
    throw error;
  } finally {
    busy--;
    waiting.shift()?.();
  }
}

function begin(): Worker {
  const options = { resourceLimits: memory, name: "heavy work" };
  const worker = beginThread("services/thread/thread.ts", "thread.js", options);
  worker.on("error", () => {}); // the work that waits for it gets the error; an idle one is not missed
  worker.once("exit", () => {
    const place = idle.indexOf(worker);
    if (place >= 0) idle.splice(place, 1);
  });
  return worker;
}

async function converse(worker: Worker, order: ToThread, batches: Batches | undefined): Promise<unknown> {
  const rows = batches?.[Symbol.asyncIterator]();
  const end = new AbortController();
  try {
    return await new Promise((resolve, reject) => {
      const hear = (word: FromThread) => {
        if (word.is === "done") resolve(word.result);
        else if (word.is === "failed") reject(word.error);
        else give().catch(reject);
      };
      const give = async () => {
        const next = await rows?.next();
        if (!end.signal.aborted) say(worker, { is: "batch", rows: next && !next.done ? [...next.value] : null });
      };
      const gone = () => reject(new Error("the thread ended before its work did"));
      worker.on("message", hear).on("error", reject).on("exit", gone);
      end.signal.addEventListener("abort", () => worker.off("message", hear).off("error", reject).off("exit", gone));
      say(worker, order);
    });
  } finally {
    end.abort();
    await rows?.return?.();
  }
}

const say = (worker: Worker, word: ToThread) => worker.postMessage(word);
