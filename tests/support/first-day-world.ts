import { useApp } from "./app.ts";
import { emptyStock } from "./empty-stock.ts";

export function useFirstDayWorld() {
  const portal = useApp();
  const steps = async (name: "admin" | "admin2" = "admin") => {
    const { data } = await portal.as(name).call("readFirstDay");
    return Object.fromEntries(data.steps.map((step) => [step.name, step]));
  };
  /** The house as it begins: people and masters, and nothing to sell. */
  async function asAtFirst(): Promise<void> {
    await emptyStock(portal);
    await portal.pool.query(`TRUNCATE price_list, markup_set, paper, mail CASCADE;
    UPDATE setting SET value = '{}' WHERE key = 'papers';
    SET session_replication_role = replica; UPDATE business SET status = 9; SET session_replication_role = DEFAULT`);
  }
  return { portal, steps, asAtFirst };
}
