/** `npm run privacy:export -- --user ID [--to FILE]`: everything that the house holds of a person, as a zip. */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { writePerson } from "#server/export/export-person.ts";
import { inHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";
import { userOption } from "./user-option.ts";

const USAGE = "npm run privacy:export -- --user ID [--to FILE]";

await runTool(USAGE, async (log) => {
  const text = { type: "string" } as const;
  const { user, to } = parseArgs({ options: { user: text, to: text } }).values;
  const id = userOption(user, USAGE);
  const file = to ?? `person-${id}.zip`;
  if (existsSync(file)) throw new Error(`${file} already exists`);
  await inHouse(log, (house) => writePerson(house, id, file));
  log.info(`${file} holds what the house knows of account ${id}: give it to that person, and keep no copy`);
});
