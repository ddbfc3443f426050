import { useApp } from "./app.ts";
import { ownerId } from "./rows.ts";

export function useProviderUserWorld() {
  const portal = useApp();
  const admin = () => portal.as("admin");
  const client = async (name: "api" | "ftp") =>
    (await admin().call("getExternalClient", { path: { id: await ownerId(portal, name) } })).data;
  async function link(name: "api" | "ftp", provider_id: number | null) {
    const { id, version } = await client(name);
    return admin().send("updateExternalClient", { path: { id }, body: { provider_id, version } });
  }
  return { portal, admin, client, link };
}
