import type { TestApp } from "./app.ts";

/** The token after the # of the link in the latest letter to this address. */
export async function invitationFor(portal: TestApp, address: string): Promise<string> {
  const letter = (await portal.outbox()).findLast(({ to_address }) => to_address === address);
  const token = letter?.text?.match(/\/login\?form=invitation#([\w-]+)\n/)?.[1];
  if (!token) throw new Error(`nobody was invited at ${address}`);
  return token;
}

/** Sets the password of the person invited at this address. */
export async function acceptedBy(portal: TestApp, address: string, password: string) {
  const invitation = await invitationFor(portal, address);
  return portal.anonymous.call("acceptInvitation", { body: { invitation, password } });
}
