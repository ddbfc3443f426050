import { knownDevicesMost } from "#domain/limits.ts";
import { addDevice, changeToken, endDevices, hadDevice, isKnownTo, seeDevice } from "../db/queries/known-devices.ts";
import { newToken, tokenHash } from "../ground/tokens.ts";
import type { Context, DeviceKey } from "../house/context.ts";
import type { Addressee } from "../mail/tell.ts";

const hashOf = ({ held }: DeviceKey) => (held === undefined ? undefined : tokenHash(held));

/** The device, if the account of this address knows it. */
export async function knownDeviceOf({ db, deviceKey }: Context, email: string): Promise<string | undefined> {
  const hash = hashOf(deviceKey);
  if (!hash || !(await isKnownTo(db, email, hash))) return undefined;
  return `device ${hash.toString("base64url")}`;
}

/**
 * Makes the device of a just proven owner known to the account, and returns whether it is the first, a known or a new
 * one. A browser gets a new cookie then: one that somebody else put there is never known.
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

/**
 * Forgets all devices of an account when somebody else sets its password. `forgetOtherDevices` keeps the device at
 * which the owner set it.
 */
export const forgetDevices = ({ db, now }: Context, accountId: number): Promise<void> =>
  endDevices(db, accountId, now, undefined);
export const forgetOtherDevices = ({ db, now, deviceKey }: Context, accountId: number): Promise<void> =>
  endDevices(db, accountId, now, hashOf(deviceKey));
