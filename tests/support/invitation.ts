import type { TestApp } from "./app.ts";

/** What stands behind the mark of the link that the latest letter to this address brought. */
export async function invitationFor(portal: TestApp, address: string): Promise<string> {
  const letter = (await portal.outbox()).findLast(({ to_address }) => to_address === address);
  const token = letter?.text?.match(/\/login\?form=invitation#([\w-]+)\n/)?.[1];
  if (!token) throw new Error(`nobody was invited at ${address}`);
  return token;
}

/** Sets the password of whoever was invited there. */
export async function acceptedBy(portal: TestApp, address: string, password: string) {
  const invitation = await invitationFor(portal, address);
  return portal.anonymous.call("acceptInvitation", { body: { invitation, password } });
}
