import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { useApp } from "./app.ts";
import { aMailing, sentNow } from "./mailings.ts";
import { ownerId } from "./rows.ts";
import { throughPeer } from "./sending.ts";

export const words = { subject: "From {{house}}", body: "The week at {{house}}" };

const headOf = (raw = "") => raw.split("\r\n\r\n")[0]?.replace(/\r\n[ \t]+/g, " ") ?? "";

export function useHouseNameWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  async function named(name: string | null) {
    const { version } = (await admin().call("getPaperSettings")).data;
    await admin().call("setPaperSettings", { body: { ...defaultPaperSettings, name, version } });
  }
  async function offered() {
    const peer = await throughPeer(portal);
    const people = { client_ids: [await ownerId(portal, "customer")] };
    await sentNow(portal, await aMailing(portal, "draft", { ...words, people }));
    return { mail: peer.received[0], head: headOf(peer.taken[0]?.raw) };
  }
  return { portal, admin, named, offered };
}
