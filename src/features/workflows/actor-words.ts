import { partyTitles } from "#domain/roles.ts";
import { words } from "./words.ts";
import type { ItemStep } from "./workflow.ts";

/** The actor of a step and their role: `Jonas Okafor, associate`, `System, for Jonas Okafor`. */
export function actorWords({ who, party, on_behalf_of }: ItemStep): string {
  // An effect of another machine is the portal's own act. The person behind it does not matter.
  if (party === "system") return who ? `${words.system}, ${words.for(who.name)}` : words.system;
  if (party === null) return who ? `${who.name}, ${words.notSaid}` : words.notSaid;
  const actor = who ? `${who.name}, ${words.actors[party]}` : partyTitles[party];
  return on_behalf_of ? `${actor}, ${words.for(on_behalf_of.name)}` : actor;
}
