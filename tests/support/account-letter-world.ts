import { demoAddress } from "#server/seed/demo.ts";
import { useApp } from "./app.ts";
import { kindsOf } from "./letters.ts";
import { ownerId } from "./rows.ts";

export const email = demoAddress("customer");

export const fresh = "nine-green-bottles";

export function useAccountLetterWorld() {
  // As a house in earnest begins.
  const portal = useApp({ accounts: { codesPerDay: 8, tellsOfCredentials: true, showsSecrets: false } });
  const admin = () => portal.as("admin");
  const letters = async () => kindsOf(await portal.outbox());
  const latest = async () => (await portal.outbox()).at(-1);
  const rowOf = async (name: "customer" | "qc" | "ftp" | "associate" | "api") => {
    const id = await ownerId(portal, name);
    return portal.db.selectFrom("account").select(["id", "version"]).where("id", "=", id).executeTakeFirstOrThrow();
  };
  return { portal, admin, letters, latest, rowOf };
}
