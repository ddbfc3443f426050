import { randomUUID } from "node:crypto";
import type pg from "pg";
import { codes } from "#domain/codes.ts";
import { roleIds } from "#domain/roles.ts";
import { insert } from "#server/db/crud.ts";
import { accountByEmail } from "#server/db/queries/accounts.ts";
import { copyRoleRights } from "#server/db/queries/rights.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { openSession } from "#server/sign-in/sessions.ts";
import { RecordedJobs } from "./recorded-jobs.ts";
import { testHouse } from "./test-house.ts";

export type Fighter = { id: number; token: string };
export type People = { admin: Fighter; buyers: Fighter[] };

/** Registered customers in this number beside the demo house's people, and an administrator, all signed in. */
export async function gather(pool: pg.Pool, count: number): Promise<People> {
  const house = testHouse({ pool, jobs: new RecordedJobs(), now: () => new Date() });
  const origin = { requestId: "storm", operation: "storm", address: "127.0.0.1", device: "storm" };
  return inTransaction(house, origin, async (ctx) => {
    const signedIn = async (id: number) => ({ id, token: (await openSession(ctx, id)).token });
    const buyers: Fighter[] = [];
    for (let place = 0; place < count; place++) {
      const business = await insert(ctx, "business", {
        company_name: `Storm ${place}`,
        status: codes.business.registered,
      });
      const name = `storm-${randomUUID()}`;
      const account = await insert(ctx, "account", {
        role_id: roleIds.customer,
        email: demoAddress(name),
        user_name: name,
        password_hash: "none",
        first_name: "Storm",
        last_name: String(place),
        business_id: business.id,
      });
      await copyRoleRights(ctx.db, account.id, roleIds.customer);
      buyers.push(await signedIn(account.id));
    }
    const admin = await accountByEmail(ctx.db, demoAddress("admin"));
    if (!admin) throw new Error("the demo house has no administrator");
    return { admin: await signedIn(admin.id), buyers };
  });
}
