/** What is done beside the thread that answers, each by its name in heavy-work.ts. */
export type HeavyWorkName = "writeList" | "writePaper" | "lookThroughPdf";

/** What the house and a thread say to each other; `rows` is null behind the last batch. */
export type ToThread = { is: "work"; work: HeavyWorkName; input: unknown } | { is: "batch"; rows: unknown[] | null };
export type FromThread = { is: "more" } | { is: "done"; result: unknown } | { is: "failed"; error: unknown };
