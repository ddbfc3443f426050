import type { Browser, Page } from "@playwright/test";

type FrameReport = { state?: string; frame_sequence?: number };
export type Frames = { shown: number; dropped: number };

export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor, where Chromium measures them. Other work of the machine does not count. */
  tdur?: number;
  args?: {
    data?: { message?: string; name?: string; url?: string; requestMethod?: string };
    frame_reporter?: FrameReport;
    chrome_frame_reporter?: FrameReport; // The name in older versions.
  };
};

const categories = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "v8.execute",
  "blink.user_timing",
  "cc",
  "benchmark",
];

/** The trace of Chromium while `work` runs. */
export async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  try {
    await work();
  } catch (error) {
    await browser.stopTracing();
    throw error;
  }
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  return traceEvents.sort((a, b) => a.ts - b.ts);
}

/** Puts a mark into the trace, to find a moment again. */
export const mark = (page: Page, name: string) => page.evaluate((words) => void performance.mark(words), name);

/** The marks of one name, in order; they also tell which thread is the page's. */
export const marksOf = (events: TraceEvent[], name: string) => events.filter((event) => event.name === name);

const script = new Set([
  "EventDispatch",
  "FunctionCall",
  "EvaluateScript",
  "v8.compile",
  "v8.callFunction",
  "TimerFire",
  "FireAnimationFrame",
  "FireIdleCallback",
  "RunMicrotasks",
  "XHRReadyStateChange",
  "XHRLoad",
]);

/** Milliseconds of script on the thread of the mark, between two moments, piece by piece; nested ones count once. */
export function scriptMs(events: TraceEvent[], { pid, tid, ts: from }: TraceEvent, to: number): number[] {
  let end = 0;
  const pieces: number[] = [];
  for (const event of events) {
    const isScript = event.ph === "X" && event.pid === pid && event.tid === tid && script.has(event.name);
    if (!isScript || event.ts < from || event.ts >= to || event.ts < end) continue;
    pieces.push((event.tdur ?? event.dur ?? 0) / 1000);
    end = event.ts + (event.dur ?? 0);
  }
  return pieces;
}

/**
 * The frames of the page with something to see: shown, or dropped. Chromium reports the two halves of a frame,
 * scrolling and script, one by one. A frame counts as dropped if neither half reached the screen.
 */
export function frames(events: TraceEvent[], { pid, ts: from }: TraceEvent, to: number): Frames {
  const shown = new Map<number, boolean>();
  for (const { name, ph, ts, pid: process, args } of events) {
    const { state = "", frame_sequence: frame = 0 } = args?.frame_reporter ?? args?.chrome_frame_reporter ?? {};
    if (name !== "PipelineReporter" || ph !== "b" || process !== pid || ts < from || ts >= to) continue;
    if (/PRESENTED/.test(state)) shown.set(frame, true);
    else if (/DROPPED/.test(state)) shown.set(frame, shown.get(frame) ?? false);
  }
  const count = [...shown.values()].filter(Boolean).length;
  return { shown: count, dropped: shown.size - count };
}
