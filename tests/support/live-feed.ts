type Told = readonly { stock_no: string; status: number | null }[];

/** The feed of stones on which a test speaks, as the answer of a fake server. */
export function liveFeed() {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  return {
    answer({ signal }: Request): Response {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          feed = controller;
          signal.addEventListener("abort", () => controller.close());
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    tell(stones: Told): void {
      feed?.enqueue(new TextEncoder().encode(`id: 1\nevent: stones\ndata: ${JSON.stringify({ stones })}\n\n`));
    },
    /** Tells that something of this kind has changed. Whoever hears it reads for themselves. */
    sign(kind: "clients" | "documents"): void {
      feed?.enqueue(new TextEncoder().encode(`event: ${kind}\ndata: {}\n\n`));
    },
    lose(): void {
      feed?.close();
    },
  };
}
