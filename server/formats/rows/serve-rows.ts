import { parentPort } from "node:worker_threads";
import { type Reader, readRows } from "./read-rows.ts";
import type { Row } from "./row-file.ts";
import type { Failure, FromReader, ToReader } from "./thread-words.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The work of a thread on the rows of a table, batch by batch. */
type Work = (batches: AsyncIterable<Row[]>, input: unknown) => AsyncIterable<unknown>;

function failureOf(error: unknown): Failure {
  return error instanceof UnreadableFile ? { fault: error.fault, line: error.line } : { error };
}

/** The inside of a thread that reads one file. It reads on only when it is asked for the next batch. */
export function serveRows(work: Work): void {
  if (!parentPort) throw new Error("this is the inside of a thread");
  const door = parentPort;
  const say = (word: FromReader) => door.postMessage(word);
  const runs = new Map<number, AsyncIterator<unknown>>();
  let reader: Reader | undefined;
  let asked: unknown;

  async function open({ file, name, wishes, folder, input }: Extract<ToReader, { is: "open" }>): Promise<void> {
    try {
      reader = await readRows({ file, name }, wishes, folder);
      asked = input;
      say({ is: "opened", facts: reader.facts });
    } catch (error) {
      say({ is: "failed", run: null, failure: failureOf(error) });
    }
  }

  async function next(run: number, table: number): Promise<void> {
    try {
      const batches = runs.get(run) ?? begin(table);
      runs.set(run, batches);
      const batch = await batches.next();
      say(batch.done ? { is: "over", run } : { is: "batch", run, batch: batch.value, share: reader?.share() ?? 0 });
    } catch (error) {
      say({ is: "failed", run, failure: failureOf(error) });
    }
  }

  function begin(table: number): AsyncIterator<unknown> {
    if (!reader) throw new Error("no file is open");
    return work(reader.rows(table), asked)[Symbol.asyncIterator]();
  }

  async function end(run: number): Promise<void> {
    const batches = runs.get(run);
    runs.delete(run);
    await batches?.return?.();
  }

  door.on("message", (word: ToReader) => {
    if (word.is === "open") void open(word);
    else if (word.is === "next") void next(word.run, word.table);
    else void end(word.run).catch(() => {}); // nobody waits for it any more
  });
}
