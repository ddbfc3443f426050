import type { Selectable } from "kysely";
import type { Tables } from "#server/db/tables.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";

export type Letter = Selectable<Tables["mail"]>;

/** The address and the kind of each letter. */
export const kindsOf = (letters: readonly Letter[]) =>
  letters.map(({ to_address, kind }) => [to_address.split("@")[0], kind]);

/** The letters to a person, the latest last. */
export const lettersTo = async (portal: TestApp, name: DemoName): Promise<Letter[]> =>
  (await portal.outbox()).filter(({ to_address }) => to_address === demoAddress(name));

/** Runs the portal's reminders, which come every five minutes. */
export const remind = ({ house }: TestApp) =>
  jobKinds.remindHolders.run({}, { house, id: "remind", signal: new AbortController().signal } as never);
