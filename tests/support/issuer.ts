import type { OperationId } from "#api/operation-types.ts";
import { clientFor } from "./a-line.ts";
import type { Api } from "./api.ts";
import type { TestApp } from "./app.ts";
import { atService, type OpenIdPeer, openIdPeer } from "./openid-peer.ts";
import { ownerId } from "./rows.ts";
import type { Sample } from "./stone-samples.ts";

/** A browser that has left for the service: itself, with its cookie, and the address there. */
export async function leftFor({ anonymous }: Pick<TestApp, "anonymous">, browser: Api = anonymous) {
  const left = await browser.call("leaveForIssuer");
  const { address } = left.data;
  return { browser: left.cookie ? browser.with({ cookie: left.cookie }) : browser, address, cookie: left.cookie };
}

/** A browser that has come back, with the ticket of whom the service named. */
export async function backFrom(portal: Pick<TestApp, "anonymous">) {
  const { browser, address, cookie } = await leftFor(portal);
  const answer = await atService(address);
  const { ticket } = (await browser.call("returnFromIssuer", { body: { answer } })).data;
  return { browser, ticket, answer, cookie: cookie ?? "" };
}

/** Binds an account to somebody at the service. */
export async function anIdentity({ db, clock }: TestApp, account_id: number, issuer: string, subject: string) {
  const now = clock.now();
  const values = { issuer, subject, account_id, created_at: now, last_used_at: now };
  await db.insertInto("issuer_identity").values(values).execute();
}

let shared: Promise<OpenIdPeer> | undefined;
/** The one service of a test file's samples. */
async function withService(portal: TestApp): Promise<OpenIdPeer> {
  shared ??= openIdPeer({ returns: [`${portal.house.publicUrl}/login`] });
  const peer = await shared;
  peer.person = { subject: "admin-there", email: "admin@demo.test" };
  portal.house.issuer = peer.rules;
  return peer;
}

/** One good request for each operation about the sign-in service. */
export const issuerSamples = {
  listSignInWays: { ask: () => ({}) },
  leaveForIssuer: { ask: (portal) => withService(portal).then(() => ({})) },
  returnFromIssuer: {
    ask: async (portal) => {
      await withService(portal);
      const { address, cookie = "" } = await leftFor(portal);
      return { body: { answer: await atService(address) }, headers: { cookie } };
    },
  },
  signInWithIssuer: {
    ask: async (portal) => {
      await withService(portal);
      const { ticket, cookie } = await backFrom(portal);
      return { body: { ticket }, headers: { cookie } };
    },
  },
  removeIssuerIdentity: {
    isClients: true,
    isHidden: true,
    rights: ["client:write"],
    refused: { 5: 403 },
    ask: async (portal, owner) => {
      const id = await ownerId(portal, clientFor(owner));
      await anIdentity(portal, id, "https://login.house.example", `there-${id}`);
      return { path: { id }, body: { reason: "Has another account there" } };
    },
  },
} satisfies Partial<Record<OperationId, Sample>>;
