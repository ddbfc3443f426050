import { roleIds } from "#domain/roles.ts";
import { hasAdministratorLocked } from "../db/queries/administrators.ts";
import { useUpSetupAddress } from "../db/queries/setup-address.ts";
import type { Handlers } from "../house/handlers.ts";
import { addAccount } from "../people/new-accounts.ts";
import { welcomeDevice } from "../sign-in/known-devices.ts";
import { openSetupAddress } from "../sign-in/setup-address.ts";

/** The first administrator of a house, by the address that the portal prints at its start (decision 0074). */
export const setUp = {
  readSetupAddress: async ({ body }, ctx) => {
    const { expires_at } = await openSetupAddress(ctx, body.setup);
    return { expires_at: expires_at.toISOString() };
  },
  setUpHouse: async ({ body: { setup, ...person } }, ctx) => {
    await hasAdministratorLocked(ctx.db); // of two people at once, the second waits here
    const { id } = await openSetupAddress(ctx, setup);
    const user_name = userNameFor(person.email);
    const account = await addAccount(ctx, { ...person, user_name, role_id: roleIds.administrator });
    await useUpSetupAddress(ctx.db, id, ctx.now);
    ctx.audit.push({ workflow: "setup_address", item: id, transition: "setup_address.use" });
    await welcomeDevice(ctx, account);
    return { email: account.email };
  },
} satisfies Partial<Handlers>;

/** The user name of an address: the part before its `@`, in the form of user names. The profile can change it. */
const userNameFor = (email: string): string =>
  (email.split("@")[0] ?? "")
    .replace(/[^A-Za-z0-9._-]/g, ".")
    .slice(0, 40)
    .padEnd(3, ".");
