/**
 * `npm run privacy:erase -- --user ID --confirm`: forgets a person. Their trades stay, with an account that is
 * nobody's.
 */
import { parseArgs } from "node:util";
import { erasePerson } from "#server/workflows/erase-person.ts";
import { inOrBesideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";
import { userOption } from "./user-option.ts";

const USAGE = "npm run privacy:erase -- --user ID --confirm";

await runTool(USAGE, async (log) => {
  const { user, confirm } = parseArgs({ options: { user: { type: "string" }, confirm: { type: "boolean" } } }).values;
  const id = userOption(user, USAGE);
  if (!confirm) throw new Error(`this cannot be undone, so --confirm is required: ${USAGE}`);
  await inOrBesideHouse(log, (house) => erasePerson(house, id));
  log.info(`account ${id} has been erased; delete the backups that still hold it in due time`);
});
