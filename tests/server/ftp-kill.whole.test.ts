import type { ChildProcess } from "node:child_process";
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { fetched, ftpClient, leave } from "#support/ftp-door.ts";
import { endPortal, startPortalToKill } from "#support/portal-to-kill.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();

/** The whole portal as a process of its own, with its FTP door. */
async function startPortal(): Promise<{ process: ChildProcess; port: number }> {
  const house = { database, dataDir: place.dir, closing, env: { FTP_URL: "ftp://127.0.0.1:0" } };
  const { process, said } = await startPortalToKill(house, /ftp:\/\/\S+:(\d+)/);
  return { process, port: Number(said) };
}

const asked = async () =>
  (
    await database.pool.query<{ stock_no: string }>(
      `SELECT s.stock_no FROM stone_line l JOIN stone s ON s.id = l.stone_id JOIN account a ON a.id = l.holder_id
        WHERE a.user_name = 'ftp' AND l.list = 'confirm' AND l.state = 'pending' ORDER BY l.id`,
    )
  ).rows.map(({ stock_no }) => stock_no);
const spooled = () => readdirSync(path.join(place.dir, "ftp")).filter((name) => !name.startsWith("draft-"));

test("a portal that is killed while orders come in loses none that it acknowledged, and takes none twice", {
  timeout: 180_000,
}, async () => {
  let portal = await startPortal();
  const before = await asked(); // the demo house has some from the start
  const { rows } = await database.pool.query<{ stock_no: string }>(
    `SELECT stock_no FROM stone s WHERE status = 1 AND diamond_type = 'white' AND stone_origin = 2
      AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT 60`,
  );
  const stones = rows.map(({ stock_no }) => stock_no);
  const left: string[] = [];
  const acknowledged: string[] = [];
  for (const killAt of [2, 5]) {
    const client = await ftpClient(portal, closing);
    const goal = acknowledged.length + killAt;
    for (;;) {
      const stone = stones.shift();
      if (!stone) throw new Error("the stones have run out");
      left.push(stone);
      const upload = leave(client, `/orders/${stone}.csv`, `stock_no\n${stone}\n`).then(() => acknowledged.push(stone));
      if (acknowledged.length + 1 < goal) await upload;
      else {
        // In the middle of one: as soon as its bytes lie in the house.
        const isKept = () => spooled().length > 0 || acknowledged.length >= goal;
        await expect.poll(isKept, { interval: 1 }).toBe(true);
        await Promise.all([endPortal(portal, "SIGKILL"), upload.catch(() => {})]);
        client.close();
        break;
      }
    }
    portal = await startPortal();
    await expect.poll(spooled).toEqual([]);
  }
  const lines = (await asked()).filter((stone) => !before.includes(stone));
  expect(acknowledged.filter((stone) => !lines.includes(stone))).toEqual([]);
  expect(lines.filter((stone) => !left.includes(stone))).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);

  // Whoever saw no answer leaves the file again: now it is there, once.
  const client = await ftpClient(portal, closing);
  for (const stone of left) await leave(client, `/orders/${stone}.csv`, `stock_no\n${stone}\n`);
  for (const stone of left) {
    expect(await fetched(client, `/results/${stone}.csv.result.csv`)).toContain(`${stone},requested,`);
  }
  expect((await asked()).filter((stone) => left.includes(stone)).toSorted()).toEqual(left.toSorted());
  expect(await endPortal(portal, "SIGTERM")).toEqual([0, null]);
});
