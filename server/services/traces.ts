import type { Log } from "../ground/log.ts";
import { hearSpans, type Span } from "../ground/trace.ts";
import type { Stop } from "./service.ts";

const PAUSE_MS = 2_000;
const PATIENCE_MS = 5_000;
/** Spans that wait. Beyond them the newest are dropped: a collector that is away must not fill the memory. */
const MOST = 4096;
const kinds = { internal: 1, server: 2, client: 3 } as const;

/** Sends spans to a collector by OTLP over HTTP, as JSON. A collector that is away costs spans, and one line of the log. */
export function startTraces(endpoint: string, log: Log): Stop {
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  let waiting: Span[] = [];
  let isAway = false;
  const deaf = hearSpans((span) => {
    if (waiting.length < MOST) waiting.push(span);
  });
  const send = async () => {
    if (waiting.length === 0) return;
    const body = JSON.stringify(asOtlp(waiting));
    waiting = [];
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
        signal,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      isAway = false;
    } catch (error) {
      if (!isAway) log.warn({ err: error }, "the collector of traces takes none");
      isAway = true;
    }
  };
  let sending = Promise.resolve();
  const timer = setInterval(() => {
    sending = sending.then(send);
  }, PAUSE_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    deaf();
    await sending.then(send);
  };
}

const attribute = ([key, value]: [string, string | number | boolean]) => ({
  key,
  value:
    typeof value === "number"
      ? { intValue: String(Math.round(value)) }
      : typeof value === "boolean"
        ? { boolValue: value }
        : { stringValue: value },
});
const MS_IN_NS = 1e6;
/** Nanoseconds since 1970 as text: they are too many for a number. */
const nanoseconds = (ms: number): string =>
  String(BigInt(Math.trunc(ms)) * BigInt(MS_IN_NS) + BigInt(Math.round((ms % 1) * MS_IN_NS)));

const asOtlp = (spans: readonly Span[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [attribute(["service.name", "loupe"])] },
      scopeSpans: [{ scope: { name: "loupe" }, spans: spans.map(spanAsOtlp) }],
    },
  ],
});

const spanAsOtlp = ({ traceId, spanId, parentId, name, kind, facts, began, ended, isFailed }: Span) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: kinds[kind],
  startTimeUnixNano: nanoseconds(began),
  endTimeUnixNano: nanoseconds(ended),
  attributes: Object.entries(facts).map(attribute),
  status: { code: isFailed ? 2 : 0 },
});
