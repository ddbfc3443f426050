/**
 * `npm run mail:read -- --to ADDRESS`: the latest letter to an address as it was written, with the code or link that
 * the outbox hides (decision 0050). It is for a house without a mail server.
 */
import { parseArgs } from "node:util";
import { latestLetterTo } from "#server/db/queries/mails.ts";
import { besideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

const USAGE = "npm run mail:read -- --to ADDRESS";

await runTool(USAGE, async (log) => {
  const { to } = parseArgs({ options: { to: { type: "string" } } }).values;
  if (!to) throw new Error(`--to is required: ${USAGE}`);
  await besideHouse(log, async ({ db }) => {
    const letter = await latestLetterTo(db, to);
    if (!letter) throw new Error(`the outbox has no letter to ${to}`);
    log.info(`${letter.created_at.toISOString()}, ${letter.status}: ${letter.subject}`);
    log.info(letter.text ?? "a mail server has accepted it, and its text is no longer kept");
  });
});
