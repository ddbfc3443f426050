import { jobKinds } from "#server/services/jobs/kinds.ts";
import { useApp } from "./app.ts";
import { hours } from "./clock.ts";
import { aRow, Supplier } from "./supplier.ts";

export const rows = (...numbers: number[]) => numbers.map((n) => aRow(`A${n}`));

export const listed = async (supplier: Supplier) =>
  Object.entries(await supplier.stones()).map(([no, { is_listed, status }]) => `${no} ${is_listed} ${status}`);

export function useLapseWorld() {
  const portal = useApp();
  /** The portal's look every five minutes. */
  const look = () =>
    jobKinds.followFreshness.run({}, {
      house: portal.house,
      id: "clock",
      signal: new AbortController().signal,
    } as never);
  /** Some hours later. Somebody is at work meanwhile, as a session lasts twelve idle hours. */
  const later = async (count: number) => {
    for (let left = count; left > 0; left -= 11) {
      portal.clock.advance(hours(Math.min(left, 11)));
      await portal.as("admin").call("getProfile");
    }
    await look();
  };
  /** A supplier with a limit of two days, who has just delivered A1, A2 and A3. */
  async function stocked(contact: string | null = "stock@harbour.example"): Promise<Supplier> {
    const supplier = await Supplier.of(portal);
    const change = { lapse_hours: 48, contact_email: contact, version: 1 };
    await portal.as("admin").call("updateProvider", { path: { id: supplier.id }, body: change });
    await supplier.take(rows(1, 2, 3));
    return supplier;
  }
  const letters = async (kind: string) =>
    (await portal.pool.query("SELECT to_address, subject, text FROM mail WHERE kind = $1 ORDER BY id", [kind])).rows;
  return { portal, look, later, stocked, letters };
}
