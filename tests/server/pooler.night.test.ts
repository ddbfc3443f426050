import { expect, test, vi } from "vitest";
import { readEnvironment } from "#server/environment.ts";
import { startPortal } from "#server/portal.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { Api } from "#support/api.ts";
import { useClosing } from "#support/closing.ts";
import { useOwnDatabase } from "#support/database.ts";
import { patience } from "#support/patience.ts";
import { hasPgbouncer, pgbouncerPeer, withoutPgbouncer } from "#support/pgbouncer-peer.ts";
import { silentLogger } from "#support/silent-log.ts";
import { skipLoudly } from "#support/skip-loudly.ts";
import { testStones } from "#support/template.ts";
import { useThrowAwayDir } from "#support/use-throw-away-dir.ts";

const database = useOwnDatabase();
const closing = useClosing();
const place = useThrowAwayDir();
const password = "three-quiet-lanterns";
const AT_ONCE = 40;

// By night: by day open.test.ts shows which address is asked for what.
test("a house works through PgBouncer, which lends three connections by the transaction", async (context) => {
  if (!hasPgbouncer) skipLoudly(context, withoutPgbouncer);
  const pooler = await pgbouncerPeer(place.dir, database.url);
  closing(pooler.close);
  const open = (DATABASE_URL_DIRECT: string) =>
    startPortal(
      readEnvironment({
        PORT: "0",
        DATA_DIR: place.dir,
        DATABASE_URL: pooler.url,
        DATABASE_URL_DIRECT,
        DATABASE_OWNER_URL: database.ownerUrl,
        DEMO_PASSWORD: password,
        DEMO_STONES: String(testStones),
      }),
      silentLogger,
    );
  await expect(open("")).rejects.toThrow(/unsupported startup parameter/);
  const portal = await open(database.url);
  closing(portal.close);
  const { app } = portal;
  if (!app) throw new Error("the portal has no web service");
  const nobody = new Api(
    () => app,
    async () => undefined,
  );
  const signedIn = await nobody.call("login", { body: { email: demoAddress("admin"), password } });
  const { token } = signedIn.data as { token: string };
  const admin = new Api(
    () => app,
    async () => token,
  );

  const numbers = [...Array(AT_ONCE).keys()];
  const answers = await Promise.all(
    numbers.flatMap((at) => [
      admin.call("createMaster", { body: { code: `LENT_${at}`, name: `Lent ${at}` } }),
      admin.call("listMasters", { query: { size: 1000 } }),
    ]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 201]));
  const { data } = (await admin.call("listMasters", { query: { size: 1000 } })).data;
  expect(data.filter(({ code }) => code.startsWith("LENT_"))).toHaveLength(AT_ONCE);

  expect(portal.stock.source).toBe("index");
  const asked = await nobody.call("forgotPassword", { body: { email: demoAddress("customer") } });
  expect(asked.status).toBe(200);
  const codes = async () => (await database.pool.query("SELECT kind FROM mail WHERE kind = 'resetCode'")).rows;
  await vi.waitFor(async () => expect(await codes()).toHaveLength(1), patience);
});
