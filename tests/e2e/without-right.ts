import type { HouseClient } from "./house-client.ts";

type Rights = {
  version: number;
  categories: { permissions: { id: number; path: string; read_access: boolean; write_access: boolean }[] }[];
};

/** Takes a right from the account of an associate while something is tried, and gives it back. */
export async function withoutRight(house: HouseClient, path: string, tried: () => Promise<void>): Promise<void> {
  const { user } = await house.openSession("associate");
  const rights = `/permission/user-wise-permissions?role_id=5&user_id=${(user as { id: number }).id}`;
  const read = async () => (await house.call("GET", rights)).data as Rights;
  const [right] = (await read()).categories
    .flatMap(({ permissions }) => permissions)
    .filter((one) => one.path === path);
  const change = async (read_access: boolean, write_access: boolean) => {
    const { version } = await read();
    const permissions = [{ permission_id: right?.id, read_access, write_access }];
    await house.call("PUT", rights, { permissions, version });
  };
  await change(false, false);
  try {
    await tried();
  } finally {
    await change(right?.read_access ?? true, right?.write_access ?? false);
  }
}
