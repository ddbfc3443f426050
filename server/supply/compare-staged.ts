import { keepStaged } from "../db/queries/load-difference.ts";
import { isReading, type LoadRecord } from "../db/queries/loads.ts";
import type { RunningJob } from "../house/job.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { coveredColumns } from "./covered-columns.ts";
import type { Mapping } from "./mapping.ts";

/** With fewer rows a statement takes longer to plan than to run. */
const LEAST_ROWS = 4_000;
type Compared = Parameters<typeof keepStaged>[1];

/** The ground that a load is compared with from its first row on. */
export type Beginning = Pick<LoadRecord, "price_list_id"> & { at: Date };

/**
 * Compares staged stones with the stock while the file is read on: the thread that reads and the database then work
 * beside each other. One part at a time; the parts grow where the database is the slower one.
 */
export class ComparisonBeside {
  readonly #compare: () => Promise<unknown>;
  #staged = 0;
  #running: Promise<unknown> | undefined;
  #failure: unknown;

  constructor(job: RunningJob, load: Compared, mapping: Mapping) {
    const covered = coveredColumns(mapping);
    this.#compare = () =>
      inTransaction(job.house, { requestId: job.id, operation: "readLoad" }, async ({ db }) => {
        // Whoever moves the load waits for this part, and clears it away with the others.
        if (await isReading(db, load.id, load.reading)) await keepStaged(db, load, covered);
      });
  }

  /** Says that more rows are staged. */
  staged(rows: number): void {
    if (this.#failure !== undefined) throw this.#failure;
    this.#staged += rows;
    if (this.#running || this.#staged < LEAST_ROWS) return;
    this.#staged = 0;
    this.#running = this.#compare()
      .catch((error: unknown) => {
        this.#failure = error;
      })
      .finally(() => {
        this.#running = undefined;
      });
  }

  /** Waits for the part that is under way. */
  async ended(): Promise<void> {
    await this.#running;
    if (this.#failure !== undefined) throw this.#failure;
  }
}
