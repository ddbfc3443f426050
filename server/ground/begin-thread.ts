import { Worker, type WorkerOptions } from "node:worker_threads";

/**
 * The place of the built threads, for a server that runs from its sources; without it, a thread reads its sources too.
 */
let builtThreads: URL | undefined;

/** Lets a server that runs from its sources begin built threads: a thread of sources costs 0.3 seconds of a processor more. */
export function beginThreadsFrom(folder: URL): void {
  builtThreads = folder;
}

/** Begins a thread. Its file is `written` below server, which tsx reads, or `built` beside the whole server once built. */
export function beginThread(written: string, built: string, options: WorkerOptions): Worker {
  const here = import.meta.url;
  const folder = here.endsWith(".ts") ? builtThreads : new URL("./", here);
  return folder
    ? new Worker(new URL(built, folder), options)
    : new Worker(asWritten(new URL(`../${written}`, here).href), { ...options, eval: true });
}

/** The first module of a thread is not read by what `--import` registers (Node 20). */
const asWritten = (file: string) =>
  `import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(file)}); });`;
