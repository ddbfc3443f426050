import { Worker, type WorkerOptions } from "node:worker_threads";

/** Begins a thread. Its file is `written` below server, which tsx reads, or `built` beside the whole server once built. */
export function beginThread(written: string, built: string, options: WorkerOptions): Worker {
  const here = import.meta.url;
  return here.endsWith(".ts")
    ? new Worker(asWritten(new URL(`../${written}`, here).href), { ...options, eval: true })
    : new Worker(new URL(`./${built}`, here), options);
}

/** The first module of a thread is not read by what `--import` registers (Node 20). */
const asWritten = (file: string) =>
  `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(file)}); });`;
