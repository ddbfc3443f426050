import type { ReadStore } from "../index/block-store.ts";
import type { ReadPairsPart, ReadPart } from "../index/index-reader.ts";
import type { PairQuery, PairResult } from "../index/pairs/pair-query.ts";
import type { Query, SearchResult } from "../index/query.ts";
import type { SearchRefusalCode } from "../index/refusals.ts";
import type { SchemaDescription } from "../index/schema.ts";
import type { Share } from "../index/search/meeting.ts";
import type { Viewer } from "../index/viewer.ts";

/** The questions to a thread, each with what is asked and its answer. `part` and `pairsPart` are halves. */
export type Questions = {
  search: [Query, SearchResult];
  pairs: [PairQuery, PairResult];
  part: [Query & { readonly share: Share }, ReadPart];
  pairsPart: [PairQuery & { readonly share: Share; readonly given: SharedArrayBuffer }, ReadPairsPart];
};
export type QuestionName = keyof Questions;

/** The messages to the thread that searches. A viewer is sent once, under a number. */
export type ToSearcher =
  | { is: "stock"; schema: SchemaDescription; shared: ReadStore }
  | { is: "viewer"; number: number; viewer: Viewer }
  | { is: "forgetViewers" }
  | { [Name in QuestionName]: { is: Name; query: Questions[Name][0]; viewer: number } }[QuestionName];

/** One answer to each question. Without a result, a write came between. `ready` follows each stock. */
export type FromSearcher =
  | { is: "ready" }
  | { is: "answered"; result: Questions[QuestionName][1] | undefined }
  | { is: "refused"; code: SearchRefusalCode; message: string }
  | { is: "failed"; error: unknown };
