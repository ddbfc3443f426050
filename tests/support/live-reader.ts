import type { TestApp } from "./app.ts";

type Told = { id: number; stock_no: string; status: number | null }[];

const signs = ["many", "business", "documents"] as const;
type Sign = (typeof signs)[number];

/** Reads the live stream like a browser, through a real connection. */
export class LiveReader {
  /** The news at the opening, and the place in the stream. */
  first: Told | Sign = [];
  place = "";
  /** The number of times that the reader was told of their own notices. `next` reads on over them. */
  notices = 0;
  /** The number of times that the reader was told that somebody came or went. `next` reads on over that too. */
  people = 0;
  /** The number of times that the reader was told that a client stands otherwise. `next` reads on over that too. */
  clients = 0;
  /** The number of times that the reader was told that the house shows something else. `next` reads on over that too. */
  content = 0;
  readonly #reader: ReadableStreamDefaultReader<string>;
  readonly #end: AbortController;
  #text = "";

  private constructor(reader: ReadableStreamDefaultReader<string>, end: AbortController) {
    this.#reader = reader;
    this.#end = end;
  }

  static async addressOf({ app }: Pick<TestApp, "app">): Promise<string> {
    if (!app.server.listening) await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    if (!address || typeof address === "string") throw new Error("the portal does not listen");
    return `http://127.0.0.1:${address.port}`;
  }

  /** Opens the stream and reads its first news. From then on nothing is missed. */
  static async open(portal: Pick<TestApp, "app">, token: string, since?: string): Promise<LiveReader> {
    const end = new AbortController();
    const headers = { authorization: `Bearer ${token}`, ...(since && { "last-event-id": since }) };
    const response = await fetch(`${await LiveReader.addressOf(portal)}/live/stones`, { headers, signal: end.signal });
    if (!response.ok || !response.body) throw new Error(`the stream was answered ${response.status}`);
    const reader = new LiveReader(response.body.pipeThrough(new TextDecoderStream()).getReader(), end);
    const first = await reader.next();
    if (first !== "ended") reader.first = first;
    return reader;
  }

  /**
   * The next event: news, `many` for reading anew, `business` for a change of one's own business, `documents` for a
   * change of documents, `ended` for the house's end of the stream.
   */
  async next(): Promise<Told | Sign | "ended"> {
    for (;;) {
      const end = this.#text.indexOf("\n\n");
      if (end < 0) {
        const { done, value } = await this.#reader.read();
        if (done) return "ended";
        this.#text += value;
        continue;
      }
      const lines = this.#text.slice(0, end).split("\n");
      this.#text = this.#text.slice(end + 2);
      if (lines.includes("event: notices")) {
        this.notices += 1;
        continue;
      }
      if (lines.includes("event: people")) {
        this.people += 1;
        continue;
      }
      if (lines.includes("event: content")) {
        this.content += 1;
        continue;
      }
      if (lines.includes("event: clients")) {
        this.clients += 1;
        continue;
      }
      const data = lines.find((line) => line.startsWith("data: "))?.slice(6);
      if (!data) continue;
      this.place = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? this.place;
      const sign = signs.find((one) => lines.includes(`event: ${one}`));
      return sign ?? (JSON.parse(data) as { stones: Told }).stones;
    }
  }

  close(): void {
    this.#end.abort();
  }
}
