import type { HouseClient } from "./house-client.ts";

const settings = "/home-setting/house";

/** A mail server that is away: its letters wait in the outbox, so that a run goes on until somebody stops it. */
export const serverAway = {
  host: "127.0.0.1",
  port: 1,
  security: "none",
  user_name: null,
  from: "house@demo.test",
};

/** Names the house's mail server, or takes it away. */
export async function mailBy(house: HouseClient, mail: typeof serverAway | null): Promise<void> {
  const { version } = (await house.call("GET", settings)).data as { version: number };
  await house.call("PUT", settings, { version, mail });
}
