import { knownDevicesMost } from "#domain/limits.ts";
import { addDevice, changeToken, endDevices, hadDevice, isKnownTo, seeDevice } from "../db/queries/known-devices.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context, DeviceKey } from "../house/context.ts";
import type { Addressee } from "../mail/tell.ts";

const hashOf = ({ held }: DeviceKey) => (held === undefined ? undefined : tokenHash(held));

/** The device as the account of this address knows it, if it does. */
export async function knownDeviceOf({ db, deviceKey }: Context, email: string): Promise<string | undefined> {
  const hash = hashOf(deviceKey);
  if (!hash || !(await isKnownTo(db, email, hash))) return undefined;
  return `device ${hash.toString("base64url")}`;
}

/**
 * Makes the device of whoever has just shown that the account is theirs known to it, and says whether it is another than
 * those before. A browser is given a new cookie then: one that somebody else put there is never known.
 */
export async function welcomeDevice(ctx: Context, { id }: Pick<Addressee, "id">): Promise<"first" | "known" | "new"> {
  const { db, now, deviceKey } = ctx;
  const held = hashOf(deviceKey);
  if (held && (await seeDevice(db, id, held, now))) return "known";
  const hadSome = await hadDevice(db, id);
  await addDevice(db, id, await keyFor(ctx, held), now, knownDevicesMost);
  return hadSome ? "new" : "first";
}

async function keyFor({ db, deviceKey }: Context, held: Buffer | undefined): Promise<Buffer> {
  if (held && deviceKey.isPlace) return held;
  const { token, hash } = newToken();
  if (held) await changeToken(db, held, hash);
  deviceKey.given = token;
  return hash;
}

/** Where a password was set, no device is known any more but that at which it was set by its owner. */
export const forgetDevices = ({ db, now }: Context, accountId: number): Promise<void> =>
  endDevices(db, accountId, now, undefined);
export const forgetOtherDevices = ({ db, now, deviceKey }: Context, accountId: number): Promise<void> =>
  endDevices(db, accountId, now, hashOf(deviceKey));
