import { EventEmitter } from "node:events";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "#server/search/live/listen.ts";
import { useOwnDatabase } from "#support/database.ts";
import { silent } from "#support/silent-log.ts";

test("a connection that is lost while notices are ordered is made anew, and ends no process", async () => {
  const unheard: unknown[] = [];
  const onUnheard = (error: unknown) => unheard.push(error);
  process.on("unhandledRejection", onUnheard);
  onTestFinished(() => void process.off("unhandledRejection", onUnheard));
  const stop = new AbortController();
  const client = Object.assign(new EventEmitter(), {
    query() {
      const error = new Error("the database does not answer");
      client.emit("error", error);
      return Promise.reject(error);
    },
    release: () => {},
  });
  client.on("error", () => {}); // as the pool does
  const pool = { connect: async () => client } as unknown as pg.Pool;
  const begun = new Promise<void>((resolve) => {
    void listen(
      { direct: pool, log: silent as never },
      stop.signal,
      { stone: async () => {} },
      { begun: resolve, again: () => {} },
    );
  });
  await begun;
  await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  expect(unheard).toEqual([]);
});

const database = useOwnDatabase();

test("a portal that stops while it waits for a connection to hear by ends its hearing", async () => {
  const { pool } = database;
  const others = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const stop = new AbortController();
  const ended = listen({ direct: pool, log: silent as never }, stop.signal, { stone: async () => {} });
  stop.abort();
  for (const other of others) other.release();
  await ended;
  expect(pool.idleCount).toBe(others.length); // the connection that it waited for is given back too
});

test("a hearing that ends gives its connection back, and nothing is heard on it any more", async () => {
  const { pool } = database;
  const before = pool.totalCount;
  const stop = new AbortController();
  const heard: string[] = [];
  const onNotice = async (payload: string) => void heard.push(payload);
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((resolve) => {
    ended = listen(
      { direct: pool, log: silent as never },
      stop.signal,
      { stone: onNotice },
      { begun: resolve, again: resolve },
    );
  });
  await pool.query("NOTIFY stone, 'while it hears'");
  await expect.poll(() => heard).toEqual(["while it hears"]);
  stop.abort();
  await ended;
  expect(pool.idleCount).toBe(Math.max(before, 2));
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  for (const client of clients) {
    const { rows } = await client.query("SELECT count(*)::int AS channels FROM pg_listening_channels()");
    expect(rows).toEqual([{ channels: 0 }]);
    expect(client.listenerCount("notification")).toBe(0);
    client.release();
  }
});
