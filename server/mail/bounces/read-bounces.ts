import { isDatabaseDown } from "../../db/is-database-down.ts";
import { within } from "../../ground/within.ts";
import type { House } from "../../house/house.ts";
import type { Job } from "../../house/job.ts";
import { inTransaction } from "../../house/unit-of-work.ts";
import { noteBounce } from "../note-bounce.ts";
import { visitMailbox } from "./mailbox.ts";
import { readReport } from "./read-report.ts";

const TURN_MS = 4 * 60_000;

/** Reads what came back of the house's letters, from the mailbox that takes it, if the house has one. */
export const readBounces: Job<Record<never, never>> = {
  name: "readBounces",
  atOnce: 1,
  schedule: "*/5 * * * *",
  async run(_, { house, id, signal }) {
    const { bounceMailbox } = house.mailRules;
    if (bounceMailbox === null) return;
    const turn = within(TURN_MS, signal);
    await visitMailbox(bounceMailbox, turn, (message) => noteMessage(house, id, message)).catch((cause: unknown) => {
      throw new Error(`the mailbox for letters that came back could not be read: ${whyOf(cause)}`, { cause });
    });
  },
};

/** Two portals may read one message at the same time: the letter keeps the first report alone. */
async function noteMessage(house: House, requestId: string, message: string): Promise<void> {
  try {
    const bounce = readReport(message);
    if (bounce) await inTransaction(house, { requestId, operation: "readBounces" }, (ctx) => noteBounce(ctx, bounce));
  } catch (err) {
    // Without a database the mailbox waits. A message that cannot be kept must not keep the others waiting.
    if (isDatabaseDown(err)) throw err;
    house.log.warn({ err }, "a message of the mailbox for bounces could not be read");
  }
}

/** The words of the mailbox's server, or the reason for its silence. */
const whyOf = (error: unknown): string =>
  error instanceof Error ? ((error as Error & { responseText?: string }).responseText ?? error.message) : String(error);
