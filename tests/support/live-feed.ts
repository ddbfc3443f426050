type Told = readonly { stock_no: string; status: number | null }[];

/**
 * The feed of stones on which a test speaks, as the answer of a fake server. Where it does not open, nobody hears
 * anything, and nothing is read anew.
 */
export function liveFeed({ opens = true } = {}) {
  let feed: ReadableStreamDefaultController<Uint8Array> | undefined;
  const close = () => {
    feed?.close();
    feed = undefined;
  };
  return {
    answer({ signal }: Request): Response | Promise<Response> {
      if (!opens) return new Promise((_, refuse) => signal.addEventListener("abort", () => refuse(signal.reason)));
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          feed = controller;
          signal.addEventListener("abort", () => feed === controller && close());
        },
      });
      return new Response(body, { headers: { "content-type": "text/event-stream" } });
    },
    tell(stones: Told): void {
      feed?.enqueue(new TextEncoder().encode(`id: 1\nevent: stones\ndata: ${JSON.stringify({ stones })}\n\n`));
    },
    /** Tells that something of this kind has changed. Whoever hears it reads for themselves. */
    sign(kind: "clients" | "content" | "documents"): void {
      feed?.enqueue(new TextEncoder().encode(`event: ${kind}\ndata: {}\n\n`));
    },
    lose: close,
  };
}
