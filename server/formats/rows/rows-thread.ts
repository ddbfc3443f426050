import { parentPort } from "node:worker_threads";
import { type Reader, readRows } from "./read-rows.ts";
import type { Row } from "./row-file.ts";
import type { Failure, FromReader, ToReader } from "./thread-words.ts";
import { UnreadableFile } from "./unreadable-file.ts";

/** The inside of the thread that reads one file. It reads on only when it is asked for the next batch. */
if (!parentPort) throw new Error("this is the inside of a thread");
const door = parentPort;
const say = (word: FromReader) => door.postMessage(word);

let reader: Reader | undefined;
const runs = new Map<number, AsyncIterator<Row[]>>();

function failureOf(error: unknown): Failure {
  return error instanceof UnreadableFile ? { fault: error.fault, line: error.line } : { error };
}

async function open({ file, name, wishes, folder }: Extract<ToReader, { is: "open" }>): Promise<void> {
  try {
    reader = await readRows({ file, name }, wishes, folder);
    say({ is: "opened", facts: reader.facts });
  } catch (error) {
    say({ is: "failed", run: null, failure: failureOf(error) });
  }
}

async function next(run: number, table: number): Promise<void> {
  try {
    const rows = runs.get(run) ?? reader?.rows(table)[Symbol.asyncIterator]();
    if (!rows) throw new Error("no file is open");
    runs.set(run, rows);
    const batch = await rows.next();
    say({ is: "rows", run, rows: batch.done ? null : batch.value });
  } catch (error) {
    say({ is: "failed", run, failure: failureOf(error) });
  }
}

async function end(run: number): Promise<void> {
  const rows = runs.get(run);
  runs.delete(run);
  await rows?.return?.();
}

door.on("message", (word: ToReader) => {
  if (word.is === "open") void open(word);
  else if (word.is === "next") void next(word.run, word.table);
  else void end(word.run).catch(() => {}); // nobody waits for it any more
});
