import type { Body } from "#api/operation-types.ts";
import { useApp } from "./app.ts";
import { throughPeer } from "./sending.ts";

export const secret = "four-and-twenty-geese";

type Told = Partial<Body<"reportBounce">>;

export const asked = (letter: string, more: Told = {}) => ({
  body: { secret, letter, kind: "bounce" as const, status: "5.1.1", said: "550 5.1.1 no such user", ...more },
});

export function useBounceWorld() {
  const portal = useApp();
  const tell = (letter: string, more: Told = {}) => portal.anonymous.call("reportBounce", asked(letter, more));
  const tellSoft = (letter: string) => tell(letter, { status: "4.2.2", said: "452 4.2.2 mailbox full" });
  const stopped = async () => (await portal.as("admin").call("listStoppedAddresses")).data.data;
  const mailOf = async (id: number) => (await portal.as("admin").call("getOutboxMail", { path: { id } })).data;
  const opened = () => throughPeer(portal, { bounceSecret: secret, bounceDomain: "back.loupe.test" });
  return { portal, tell, tellSoft, stopped, mailOf, opened };
}
