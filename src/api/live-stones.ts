import type { FetchLive } from "./fetch-file.ts";

type Told = { stock_no: string; status: number | null }[];

/**
 * An event of the feed: it opened, news of stones, too many news to name, news of one's own business, documents that
 * were sent or decided, notices that are new or read, somebody who came or went, a client who stands otherwise, changed
 * content of the house, or its loss.
 */
export type LiveEvent =
  | { kind: "stones"; stones: Told }
  | { kind: "open" | "many" | "business" | "documents" | "notices" | "people" | "clients" | "content" | "lost" };

const signs = ["many", "business", "documents", "notices", "people", "clients", "content"] as const;
const signOf = (event: string | undefined) => signs.find((sign) => sign === event);

type Options = { fetchLive: FetchLive; hear: (event: LiveEvent) => void; signal: AbortSignal };

const firstWaitMs = 1000;
const longestWaitMs = 30_000;

/** Listens until the signal. A lost feed is opened anew, after longer and longer waits, from the place of the loss. */
export async function followStones({ fetchLive, hear, signal }: Options): Promise<void> {
  let place: string | undefined;
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    try {
      const response = await fetchLive(place, signal);
      if (response.status === 401 || response.status === 403) return;
      if (response.ok && response.body) {
        hear({ kind: "open" });
        for await (const { id, event, data } of eventsOf(response.body)) {
          place = id ?? place;
          waitMs = firstWaitMs;
          const sign = signOf(event);
          if (sign) hear({ kind: sign });
          else hear({ kind: "stones", stones: (JSON.parse(data) as { stones: Told }).stones });
        }
      }
    } catch {
      // The server is away, or the feed was cut: both count as its end.
    }
    if (signal.aborted) return;
    hear({ kind: "lost" });
    await pause(waitMs, signal);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }
}

async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += value;
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const lines of events) {
      const field = (name: string) =>
        lines
          .split("\n")
          .find((line) => line.startsWith(`${name}: `))
          ?.slice(name.length + 2);
      const data = field("data");
      if (data !== undefined) yield { id: field("id"), event: field("event"), data };
    }
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
