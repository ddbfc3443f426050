import { parentPort } from "node:worker_threads";
import { IndexReader } from "../index/index-reader.ts";
import { SearchRefusal } from "../index/refusals.ts";
import { defineSchema } from "../index/schema.ts";
import type { Viewer } from "../index/viewer.ts";
import type { FromSearcher, ToSearcher } from "./words.ts";

if (!parentPort) throw new Error("this is the inside of a thread");
const door = parentPort;
const say = (word: FromSearcher) => door.postMessage(word);

const viewers = new Map<number, Viewer>();
let reader: IndexReader | undefined;

door.on("message", (word: ToSearcher) => {
  if (word.is === "viewer") viewers.set(word.number, word.viewer);
  else if (word.is === "forgetViewers") viewers.clear();
  else if (word.is === "stock") {
    reader = new IndexReader(defineSchema(word.schema), word.shared);
    say({ is: "ready" });
  } else say(answerTo(word));
});

type Asked = Extract<ToSearcher, { query: unknown }>;

function answerTo(word: Asked): FromSearcher {
  const viewer = viewers.get(word.viewer);
  if (!reader || !viewer) return { is: "failed", error: new Error("there is no index or no viewer to search for") };
  try {
    return { is: "answered", result: resultOf(reader, word, viewer) };
  } catch (error) {
    if (error instanceof SearchRefusal) return { is: "refused", code: error.code, message: error.message };
    return { is: "failed", error };
  }
}

function resultOf(from: IndexReader, word: Asked, viewer: Viewer) {
  if (word.is === "search") return from.search(word.query, viewer);
  if (word.is === "pairs") return from.pairs(word.query, viewer);
  if (word.is === "part") {
    const { share, ...query } = word.query;
    return from.part(query, viewer, share);
  }
  const { share, given, ...query } = word.query;
  return from.pairsPart(query, viewer, share, given);
}
