import { randomBytes } from "node:crypto";
import type { OperationId } from "#api/operation-types.ts";
import { tokenHash } from "#server/ground/tokens.ts";
import type { TestApp } from "./app.ts";
import { minutes } from "./clock.ts";
import { type Owner, ownerId } from "./rows.ts";
import { aTicket } from "./second-factors.ts";
import { SoftPasskey } from "./soft-passkey.ts";
import type { Sample } from "./stone-samples.ts";

/** A device that holds a passkey for this house. */
export const aDevice = ({ house }: Pick<TestApp, "house">) => new SoftPasskey(new URL(house.publicUrl).origin);

/** Gives an account a passkey. Returns the device that holds it, and its row. */
export async function aPasskey(portal: TestApp, account_id: number, name = "Office laptop") {
  const device = aDevice(portal);
  const { id } = await portal.db
    .insertInto("passkey")
    .values({
      account_id,
      credential_id: device.id.toString("base64url"),
      public_key: device.publicKey,
      counter: 0,
      transports: ["internal"],
      name,
      created_at: portal.clock.now(),
      last_used_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { device, id };
}

/** A challenge that an account was given for a passkey. */
export async function aChallenge({ db, clock }: TestApp, account_id: number, is_new: boolean) {
  const challenge = randomBytes(32).toString("base64url");
  const expires_at = new Date(clock.now().getTime() + minutes(5));
  const values = { challenge_hash: tokenHash(challenge), account_id, is_new, expires_at };
  await db.insertInto("passkey_challenge").values(values).execute();
  return { challenge };
}

const ownPasskey = async (portal: TestApp, owner: Owner) => (await aPasskey(portal, await ownerId(portal, owner))).id;

/** One good request for each operation about passkeys. */
export const passkeySamples = {
  offerPasskeyAtDoor: {
    ask: async (portal) => {
      const id = await ownerId(portal, "customer");
      await aPasskey(portal, id);
      return { body: { ticket: await aTicket(portal, id) } };
    },
  },
  provePasskey: {
    ask: async (portal) => {
      const id = await ownerId(portal, "customer");
      const { device } = await aPasskey(portal, id);
      const answer = device.get(await aChallenge(portal, id, false));
      return { body: { ticket: await aTicket(portal, id), answer } };
    },
  },
  listPasskeys: { ask: () => ({}) },
  offerPasskey: { ask: () => ({}), refused: { 4: 409, 7: 409 } },
  addPasskey: {
    ask: async (portal, owner) => {
      const answer = aDevice(portal).create(await aChallenge(portal, await ownerId(portal, owner), true));
      return { body: { name: "Office laptop", answer } };
    },
    refused: { 4: 409, 7: 409 },
  },
  renamePasskey: {
    ask: async (portal, owner) => ({ path: { id: await ownPasskey(portal, owner) }, body: { name: "Telephone" } }),
    owned: [],
  },
  removePasskey: {
    ask: async (portal, owner) => {
      await ownPasskey(portal, owner);
      return { path: { id: await ownPasskey(portal, owner) } };
    },
    owned: [],
    refused: { 4: 409, 7: 409 },
  },
} satisfies Partial<Record<OperationId, Sample>>;
