import { afterAll, beforeAll, beforeEach } from "vitest";
import { demoAddress } from "#server/seed/demo.ts";
import type { Api } from "./api.ts";
import type { TestApp } from "./app.ts";
import { backFrom, leftFor } from "./issuer.ts";
import { atService, type OpenIdPeer, openIdPeer } from "./openid-peer.ts";

/** A house with a sign-in service, at which the house's administrator has an account. */
export function useIssuer(portal: TestApp) {
  const service = {} as { peer: OpenIdPeer };
  beforeAll(async () => {
    service.peer = await openIdPeer({ returns: [`${portal.house.publicUrl}/login`] });
  });
  afterAll(() => service.peer.close());
  beforeEach(() => {
    const { peer } = service;
    portal.house.issuer = peer.rules;
    portal.house.limits = { ...portal.house.limits, freshSignInMinutes: 0 };
    peer.answerInstead(null);
    peer.person = { subject: "admin-there", email: demoAddress("admin") };
  });
  const take = (browser: Api, ticket: string) => browser.call("signInWithIssuer", { body: { ticket } });
  return {
    get peer() {
      return service.peer;
    },
    take,
    async signIn() {
      const { browser, ticket } = await backFrom(portal);
      return take(browser, ticket);
    },
    /** The house's answer to the answer of the service. */
    async back(change: (answer: URLSearchParams) => void = () => {}) {
      const { browser, address } = await leftFor(portal);
      const answer = new URLSearchParams(await atService(address));
      change(answer);
      return browser.call("returnFromIssuer", { body: { answer: answer.toString() } });
    },
  };
}
