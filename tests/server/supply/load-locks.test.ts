import { expect, test } from "vitest";
import { messages } from "#domain/messages.ts";
import { lockLoadsOf } from "#server/db/queries/loads.ts";
import { useOwnApp } from "#support/app.ts";
import { patience } from "#support/patience.ts";
import { aRow, csvOf, Supplier } from "#support/supplier.ts";

const portal = useOwnApp();
const count = async () => (await portal.pool.query("SELECT count(*)::int AS n FROM load")).rows[0].n as number;
const sending = (supplier: Supplier, name: "admin" | "admin2", file: File) =>
  portal.as(name).send("saveMapping", {
    body: { provider_id: supplier.id, mode: "whole" },
    files: { uploadExcel: [file] },
  } as never);

/** Does something while somebody else holds a provider's loads. */
const whileHeld = <T>({ id }: Supplier, act: () => Promise<T>): Promise<T> =>
  portal.db.transaction().execute(async (db) => {
    await lockLoadsOf(db as never, id);
    return act();
  });

test("two people who send files of one provider at once both have their load", async () => {
  const supplier = await Supplier.of(portal);
  const both = await Promise.all([
    sending(supplier, "admin", csvOf([aRow("A1")], "first.csv")),
    sending(supplier, "admin2", csvOf([aRow("A2")], "second.csv")),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  await portal.runJobs();
  const { rows } = await portal.pool.query("SELECT file_name, state FROM load WHERE provider_id = $1 ORDER BY 1", [
    supplier.id,
  ]);
  expect(rows).toEqual([
    { file_name: "first.csv", state: "waiting" },
    { file_name: "second.csv", state: "waiting" },
  ]);
});

test(
  "whoever waits too long for a provider's loads is told so, and nothing of theirs was written",
  async () => {
    const supplier = await Supplier.of(portal);
    const before = await count();
    const file = csvOf([aRow("A1")]);
    await whileHeld(supplier, async () => {
      // A file is looked into before anybody is waited for.
      const damaged = await sending(supplier, "admin", new File(["PK\u0003\u0004 no book"], "stock.xlsx"));
      expect([damaged.status, JSON.parse(damaged.text).code]).toEqual([422, "fileUnreadable"]);
      const late = await sending(supplier, "admin", file);
      expect([late.status, JSON.parse(late.text)]).toMatchObject([
        409,
        { code: "busyElsewhere", message: messages.busyElsewhere },
      ]);
    });
    expect(await count()).toBe(before);
    expect((await sending(supplier, "admin", file)).status).toBe(200);
  },
  patience.timeout,
);

test(
  "an act on a load that is being compared is told the same",
  async () => {
    const supplier = await Supplier.of(portal);
    const { id, version } = await supplier.dryRun([aRow("A1")]);
    const late = await whileHeld(supplier, () =>
      portal.as("admin2").send("cancelLoad", { path: { id }, body: { version } }),
    );
    expect([late.status, JSON.parse(late.text).code]).toEqual([409, "busyElsewhere"]);
    expect(await supplier.load(id)).toMatchObject({ state: "waiting", version });
  },
  patience.timeout,
);
