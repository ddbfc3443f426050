/** The names of heavy work, done beside the thread that answers (heavy-work.ts). */
export type HeavyWorkName = "writeList" | "writePaper" | "lookThroughPdf";

/** The messages between the house and a thread; `rows` is null after the last batch. */
export type ToThread = { is: "work"; work: HeavyWorkName; input: unknown } | { is: "batch"; rows: unknown[] | null };
export type FromThread = { is: "more" } | { is: "done"; result: unknown } | { is: "failed"; error: unknown };
