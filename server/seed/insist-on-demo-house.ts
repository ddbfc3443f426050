import { accountByEmail } from "../db/queries/accounts.ts";
import { firstAdministrator } from "../db/queries/administrators.ts";
import type { House } from "../house/house.ts";
import { demoAddress, demoPeople } from "./demo.ts";

/**
 * Refuses to bring the demo people, whose password is shared, into a house that has people of its own (decision 0013). One
 * start with the wrong environment would open it to whoever read that password.
 */
export async function insistOnDemoHouse({ db }: Pick<House, "db">): Promise<void> {
  if (!(await firstAdministrator(db))) return;
  for (const { name } of demoPeople) if (await accountByEmail(db, demoAddress(name))) return;
  throw new Error(
    "DEMO_HOUSE: this house has people of its own, and demo people are not added to it: start it with DEMO_HOUSE=false",
  );
}
