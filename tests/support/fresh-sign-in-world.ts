import { houseLimits } from "#server/house/limits/house-limits.ts";
import { useApp } from "./app.ts";
import { minutes } from "./clock.ts";
import { contractOperations } from "./contract.ts";
import { demoPassword } from "./template.ts";

const plenty = 1_000_000_000;

export const limits = {
  ...houseLimits,
  accountWorkPerMinute: plenty,
  addressWorkPerMinute: plenty,
  freshSignInMinutes: 15,
};

export const asking = contractOperations.map(({ info }) => info).filter(({ freshSignIn }) => freshSignIn);

export function useFreshSignInWorld() {
  const portal = useApp({ limits });
  const admin = () => portal.as("admin");
  const typed = (password = demoPassword) => admin().call("signInAgain", { body: { password } });
  /** The administrator signed in, and the password has been good for its time. */
  async function signedInLongAgo() {
    await admin().call("getProfile");
    portal.clock.advance(minutes(15) + 1);
  }
  const end = async () => (await portal.pool.query("SELECT size FROM audit_head")).rows[0].size as number;
  return { portal, admin, typed, signedInLongAgo, end };
}
