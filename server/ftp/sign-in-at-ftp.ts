import { randomUUID } from "node:crypto";
import { roleIds } from "#domain/roles.ts";
import { addressOfUserName } from "../db/queries/ftp-orders.ts";
import { endSession } from "../db/queries/sessions.ts";
import { noteVisit } from "../db/queries/visits.ts";
import type { House } from "../house/house.ts";
import { networkOf } from "../house/limits/network-of.ts";
import { inTransaction } from "../house/unit-of-work.ts";
import { tellOfCredentials } from "../mail/tell-credentials.ts";
import { welcomeDevice } from "../sign-in/known-devices.ts";
import { openSession } from "../sign-in/sessions.ts";
import { accountFor } from "../sign-in/sign-in.ts";

/** A signed-in client. Its session is one like any other: the profile shows it, and it ends like any other. */
export type Guest = { accountId: number; key: string; authorization: string };

/** Signs a client in by e-mail or user name, with the portal's own policy: the same lock, clock and single refusal. */
export async function signInAtFtp(house: House, name: string, password: string, address: string): Promise<Guest> {
  const email = name.includes("@") ? name : ((await addressOfUserName(house.db, name)) ?? name);
  const deviceKey = { held: `ftp ${networkOf(address)}`, isPlace: true as const };
  const origin = { requestId: randomUUID(), operation: "ftpSignIn", address, device: "FTP", deviceKey };
  return inTransaction(house, origin, async (ctx) => {
    const account = await accountFor(
      ctx,
      email.slice(0, 254),
      password,
      ({ role_id }) => role_id === roleIds.ftpClient,
    );
    if ((await welcomeDevice(ctx, account)) === "new") await tellOfCredentials(ctx, account, "deviceNew");
    const { token, key } = await openSession(ctx, account.id);
    await noteVisit(ctx.db, account.id, ctx.now);
    return { accountId: account.id, key, authorization: `Bearer ${token}` };
  });
}

export function leaveFtp(house: House, { accountId, key }: Guest): Promise<void> {
  const actor = { accountId, roleId: roleIds.ftpClient, sessionKey: key, rights: [] };
  return inTransaction(house, { actor, requestId: randomUUID(), operation: "ftpSignOut" }, async (ctx) => {
    const ended = await endSession(ctx.db, key);
    if (ended) ctx.audit.push({ workflow: "session", item: key, transition: "session.close" });
  });
}
