import type { Commands } from "./command-table.ts";
import type { Command } from "./control-lines.ts";
import { dataCommands } from "./data-commands.ts";
import { fileCommands } from "./file-commands.ts";
import { plainCommands } from "./plain-commands.ts";
import { Refusal } from "./refusal.ts";
import type { Session } from "./session.ts";
import { signInCommands } from "./sign-in-commands.ts";

const commands: ReadonlyMap<string, Commands[string]> = new Map(
  [signInCommands, plainCommands, dataCommands, fileCommands].flatMap((some) => Object.entries(some)),
);
/** The older verbs of old clients (RFC 775). */
const aliases: Record<string, string> = { XPWD: "PWD", XCWD: "CWD", XCUP: "CDUP" };

export async function obey(session: Session, { verb, argument }: Command): Promise<void> {
  const command = commands.get(aliases[verb] ?? verb);
  if (!command) throw new Refusal(verb === "" ? 500 : 502, "Command not understood.");
  if (!command.isPublic) await session.actor();
  await command.run(session, argument);
}
