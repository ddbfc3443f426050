import net from "node:net";
import { expect, test } from "vitest";
import { buildApp } from "#server/services/web/app.ts";
import { useOwnApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { heldToContract } from "#support/held-answers.ts";
import { LiveReader } from "#support/live-reader.ts";
import { remembering, silentLogger } from "#support/silent-log.ts";

const portal = useOwnApp();
const closing = useClosing();

test("a caller who hangs up while their request is at work is no defect of the house", async () => {
  const log = remembering();
  const logger = { ...(silentLogger as object), ...log, child: () => logger } as never;
  const app = heldToContract(await buildApp(portal.house, { logger }));
  closing(() => app.close());
  const ended: string[] = [];
  app.addHook("onSend", async (request, reply) => void ended.push(`${request.url} ${reply.statusCode}`));
  const { port } = new URL(await LiveReader.addressOf({ app }));
  const token = await portal.tokenOf("admin");
  const beside = await portal.pool.connect();
  const waiting = "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = 'session'::regclass";
  try {
    await beside.query("BEGIN; LOCK TABLE session IN ACCESS EXCLUSIVE MODE");
    const socket = net.connect(Number(port), "127.0.0.1");
    socket.write(`GET /api/v1/audit/audit-logs?size=1 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`);
    await expect.poll(async () => (await beside.query(waiting)).rows[0].n).toBeGreaterThan(0);
    socket.resetAndDestroy();
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    await beside.query("COMMIT");
  } finally {
    beside.release(true);
  }
  await expect.poll(() => ended).toEqual(["/api/v1/audit/audit-logs?size=1 200"]);
  expect(log.said.filter((line) => line.startsWith("error"))).toEqual([]);
});
