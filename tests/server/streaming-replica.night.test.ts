import { expect, test, vi } from "vitest";
import { openPool } from "#server/db/pool.ts";
import { Replica } from "#server/db/replica.ts";
import { readFrom } from "#server/ground/measure.ts";
import { buildApp } from "#server/services/web/app.ts";
import { openedSession } from "#support/actors.ts";
import { Api } from "#support/api.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { heldToContract } from "#support/held-answers.ts";
import { patience } from "#support/patience.ts";
import { RecordedJobs } from "#support/recorded-jobs.ts";
import { remembering, silent } from "#support/silent-log.ts";
import { streamingReplica } from "#support/streaming-replica.ts";
import { testHouse } from "#support/test-house.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();
const ACTS = 200;

// By night: by day replica.whole.test.ts has one that is played.
test("whoever acts finds it in the next list, whether a replica streams, is behind, or is gone", async () => {
  const streaming = await streamingReplica(place.dir);
  closing(streaming.stop);
  const options = encodeURIComponent("-c timezone=UTC -c synchronous_commit=on");
  const pool = openPool(`${database.url}&options=${options}`, { log: silent });
  const log = remembering();
  const replica = new Replica(streaming.urlOf(database.url), pool, log);
  const house = testHouse({ pool, jobs: new RecordedJobs(), replica, log });
  const app = heldToContract(await buildApp(house));
  const places = { replica: 0, primary: 0 };
  const deaf = readFrom.hear(({ place: from }) => void places[from]++);
  closing(async () => {
    deaf();
    await app.close();
    await replica.stop();
    await pool.end();
  });
  const token = await openedSession(house, "admin");
  const admin = new Api(
    () => app,
    async () => token,
  );
  let made = 0;
  const isFoundAtOnce = async () => {
    const code = `MADE_${++made}`;
    expect((await admin.call("createMaster", { body: { code, name: code } })).status).toBe(201);
    const { data } = (await admin.call("listMasters", { query: { size: 1000 } })).data;
    return data.some((one) => one.code === code);
  };

  for (let act = 0; act < ACTS; act++) expect(await isFoundAtOnce()).toBe(true);
  expect(places.replica).toBeGreaterThan(ACTS / 2);

  await streaming.fallBehind();
  for (let act = 0; act < 5; act++) expect(await isFoundAtOnce()).toBe(true);
  expect(log.said.at(-1)).toMatch(/^warn: reads go to the primary: the replica is behind/);

  await streaming.catchUp();
  const before = places.replica;
  const isReadAgain = async () => {
    expect(await isFoundAtOnce()).toBe(true);
    expect(places.replica).toBeGreaterThan(before);
  };
  await vi.waitFor(isReadAgain, patience);

  await streaming.stop();
  const atPrimary = places.primary;
  for (let act = 0; act < 5; act++) expect(await isFoundAtOnce()).toBe(true);
  expect(places.primary).toBe(atPrimary + 5);
});
