import { BuiltPortal } from "#support/built-portal.ts";

/** Fills the demo house once for all workers of a run, each of which begins with a copy of it (journey.ts). */
export default async function fillSeededHouse() {
  const portal = await new BuiltPortal().start();
  await portal.stop();
  process.env.SEEDED_HOUSE = portal.dataDir;
  return () => portal.remove();
}
