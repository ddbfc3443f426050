/** `npm run admin:create -- --email … --first … --last … [--user-name …] [--another]`: the first administrator, or one more. */
import { parseArgs } from "node:util";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { seedHouse } from "#server/seed/house.ts";
import { createAdministrator, inOneLine, insistOnForm, insistOnNeed, origin, type Person } from "./administrator.ts";
import { askPassword } from "./ask-password.ts";
import { inOrBesideHouse } from "./quiet-house.ts";
import { runTool } from "./run-tool.ts";

const USAGE = "npm run admin:create -- --email ADDRESS --first NAME --last NAME [--user-name NAME] [--another]";

await runTool(USAGE, async (log) => {
  try {
    const { person, another } = readOptions();
    insistOnForm(person);
    await inOrBesideHouse(log, async (house) => {
      await inTransaction(house, origin, seedHouse); // A database that no portal has opened yet has no roles.
      await inTransaction(house, origin, (ctx) => insistOnNeed(ctx, another));
      const password = process.env.ADMIN_PASSWORD || (await askPassword(person.email));
      await createAdministrator(house, person, password, another);
    });
    log.info(`${person.email} is now an administrator, with the user name ${person.user_name}`);
  } catch (error) {
    throw inOneLine(error);
  }
});

/** The user name of somebody for whom none was given: the first part of the address. */
function userNameIn(email: string): string {
  const [user_name = ""] = email.split("@");
  try {
    insistOnForm({ user_name });
  } catch {
    throw new Error(`--user-name is required, as the address begins with none that would do: ${USAGE}`);
  }
  return user_name;
}

function readOptions(): { person: Person; another: boolean } {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: { email: text, first: text, last: text, "user-name": text, another: { type: "boolean" } },
  });
  const { email, first, last, another = false } = values;
  if (!email || !first || !last) throw new Error(`--email, --first and --last are required: ${USAGE}`);
  const user_name = values["user-name"] ?? userNameIn(email);
  return { person: { email, first_name: first, last_name: last, user_name }, another };
}
