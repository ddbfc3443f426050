import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { answered, jobRan, pageTimed, readFrom, searched, streamMoved } from "../../ground/measure.ts";

const FAST = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** With the bounds of what is good and what is poor: https://web.dev/articles/vitals#core-web-vitals */
const PAGE = [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 20];
const SHIFT = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
const SLOW = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 1800];

/** Counts what this process tells of its work, and of the process itself. */
export function startMeters(): { registry: Registry; stop: () => void } {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const answers = new Counter({
    name: "loupe_answers_total",
    help: "Answered requests by operation of the contract and status",
    labelNames: ["operation", "status"],
    registers,
  });
  const answerSeconds = new Histogram({
    name: "loupe_answer_seconds",
    help: "Time from a request's arrival to its answer",
    labelNames: ["operation"],
    buckets: FAST,
    registers,
  });
  const jobSeconds = new Histogram({
    name: "loupe_job_seconds",
    help: "Time of a run of a job, by its end",
    labelNames: ["kind", "end"],
    buckets: SLOW,
    registers,
  });
  const searchSeconds = new Histogram({
    name: "loupe_search_seconds",
    help: "Time of a search of the stock, by who answered it: index or database",
    labelNames: ["source"],
    buckets: FAST,
    registers,
  });
  const reads = new Counter({
    name: "loupe_reads_total",
    help: "Lists and figures that may come from the replica, by who answered: replica or primary",
    labelNames: ["place"],
    registers,
  });
  const streams = new Gauge({ name: "loupe_streams_open", help: "Open live streams", registers });
  const pageSeconds = new Histogram({
    name: "loupe_page_seconds",
    help: "Times of the portal's pages in browsers, by web vital and by the pattern of the screen",
    labelNames: ["figure", "screen"],
    buckets: PAGE,
    registers,
  });
  const pageShift = new Histogram({
    name: "loupe_page_shift",
    help: "How much a page moved under its reader (CLS), by the pattern of the screen",
    labelNames: ["screen"],
    buckets: SHIFT,
    registers,
  });
  const deaf = [
    answered.hear(({ operation, status, seconds }) => {
      answers.inc({ operation, status: String(status) });
      answerSeconds.observe({ operation }, seconds);
    }),
    jobRan.hear(({ seconds, ...labels }) => jobSeconds.observe(labels, seconds)),
    searched.hear(({ source, seconds }) => searchSeconds.observe({ source }, seconds)),
    readFrom.hear((labels) => reads.inc(labels)),
    pageTimed.hear(({ figure, screen, value }) => {
      if (figure === "CLS") pageShift.observe({ screen }, value);
      else pageSeconds.observe({ figure, screen }, value / 1000);
    }),
    streamMoved.hear(({ by }) => streams.inc(by)),
  ];
  return {
    registry,
    stop() {
      for (const end of deaf) end();
      registry.clear();
    },
  };
}
