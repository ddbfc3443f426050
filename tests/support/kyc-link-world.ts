import { expect } from "vitest";
import { messages } from "#domain/messages.ts";
import type { DemoName } from "./actors.ts";
import { useApp } from "./app.ts";
import { type KycCase, KycDesk } from "./kyc-desk.ts";

export const idOf = (seen: KycCase) => seen.business_image?.document_id ?? 0;

export function useKycLinkWorld() {
  const portal = useApp();
  const desk = new KycDesk(portal);
  async function open(link: string, by?: DemoName) {
    const headers = by ? { authorization: `Bearer ${await portal.tokenOf(by)}` } : {};
    return portal.app.inject({ url: link, headers });
  }
  const linkFor = async (by: DemoName, seen: KycCase) =>
    (await portal.as(by).call("createDocumentLink", { path: { document_id: idOf(seen) } })).data.link;
  const expectGone = async (link: string, by: DemoName) => {
    const { statusCode, json } = await open(link, by);
    expect([statusCode, json().message]).toEqual([404, messages.notFound]);
  };
  return { portal, desk, open, linkFor, expectGone };
}
