import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { channel } from "node:diagnostics_channel";

/** The place of a piece of work: its trace, and the span above it. */
export type Place = { traceId: string; spanId: string };
/** Facts of a span besides its name: counts, codes and names of the house's own making. Never a person's words. */
export type Facts = Record<string, string | number | boolean>;
export type Span = Place & {
  name: string;
  kind: "server" | "client" | "internal";
  parentId: string | undefined;
  /** Milliseconds since 1970, with fractions. */
  began: number;
  ended: number;
  isFailed: boolean;
  facts: Facts;
};

const ended = channel("loupe:span");
const here = new AsyncLocalStorage<Place>();

/** True while somebody hears spans. Otherwise none is made. */
export const isTraced = (): boolean => ended.hasSubscribers;

/** Hears every span that ends from now on, until the returned function is called. */
export function hearSpans(listener: (span: Span) => void): () => void {
  const subscriber = (span: unknown) => listener(span as Span);
  ended.subscribe(subscriber);
  return () => void ended.unsubscribe(subscriber);
}

/** The trace of the work under way; undefined outside one. */
export const tracePlace = (): Place | undefined => here.getStore();

const now = () => performance.timeOrigin + performance.now();
const newId = (bytes: number) => randomBytes(bytes).toString("hex");

type Begun = { span: Omit<Span, "ended" | "isFailed">; end(outcome?: { isFailed?: boolean; facts?: Facts }): void };

/** Begins a span below the work under way, or below a caller of another process. */
export function beginSpan(name: string, kind: Span["kind"], facts: Facts, caller = here.getStore()): Begun {
  const span = {
    traceId: caller?.traceId ?? newId(16),
    spanId: newId(8),
    parentId: caller?.spanId,
    name,
    kind,
    facts,
    began: now(),
  };
  const end: Begun["end"] = ({ isFailed = false, facts: more = {} } = {}) =>
    ended.publish({ ...span, facts: { ...facts, ...more }, isFailed, ended: now() } satisfies Span);
  return { span, end };
}

/** Does the work as a part of this span: what it begins stands below it. */
export const within = <T>(span: Place, work: () => T): T => here.run(span, work);

/** Does the work in a span of its own, below its caller's if one is named. Where nobody hears spans it only does the work. */
export async function inSpan<T>(
  name: string,
  kind: Span["kind"],
  facts: Facts,
  work: () => Promise<T>,
  caller?: Place,
): Promise<T> {
  if (!isTraced()) return work();
  const { span, end } = beginSpan(name, kind, facts, caller);
  try {
    const result = await within(span, work);
    end();
    return result;
  } catch (error) {
    end({ isFailed: true });
    throw error;
  }
}

const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The place that a caller names (W3C trace context); undefined for none, or for what is malformed. */
export function callerIn(traceparent: string | string[] | undefined): Place | undefined {
  const [, traceId, spanId] = PARENT.exec(typeof traceparent === "string" ? traceparent : "") ?? [];
  return traceId && spanId ? { traceId, spanId } : undefined;
}

/** The same for whoever is answered or asked. */
export const traceparentOf = ({ traceId, spanId }: Place): string => `00-${traceId}-${spanId}-01`;
