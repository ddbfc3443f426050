import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "../../house/threads/words.ts";
import { heavyWork } from "./heavy-work.ts";

if (!parentPort) throw new Error("this is the inside of a thread");
const door = parentPort;
const say = (word: FromThread) => door.postMessage(word);

let given: (batch: Extract<ToThread, { is: "batch" }>) => void = () => {};
/** Rows of the house, fetched one batch at a time, so that neither side holds many. */
async function* batches(): AsyncGenerator<never[]> {
  for (;;) {
    const { rows } = await new Promise<Extract<ToThread, { is: "batch" }>>((resolve) => {
      given = resolve;
      say({ is: "more" });
    });
    if (rows === null) return;
    yield rows as never[];
  }
}

door.on("message", async (word: ToThread) => {
  if (word.is === "batch") return given(word);
  try {
    const work = heavyWork[word.work] as (input: unknown, rows: AsyncIterable<never[]>) => Promise<unknown>;
    say({ is: "done", result: await work(word.input, batches()) });
  } catch (error) {
    say({ is: "failed", error });
  }
});
