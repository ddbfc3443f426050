import { expect, test, vi } from "vitest";
import { useOwnApp } from "#support/app.ts";
import { aDocument } from "#support/kyc-rows.ts";
import { patience } from "#support/patience.ts";
import { ownerId } from "#support/rows.ts";

const portal = useOwnApp();
const home = async () => (await portal.as("admin").call("getHome")).data;

/** The second reads: the beginning of each has a column, and it needs a table that the first read does not touch. */
const tasks = { column: "paper_kind", table: "load_row" };
const documents = { column: "document_type_name", table: "sub_master" };

/**
 * The home of an administrator, whose rows are read after their ids: the second read waits for a table while somebody
 * decides.
 */
async function homeWhile(
  { column, table }: { column: string; table: string },
  decided: { text: string; values: readonly unknown[] },
) {
  const holder = await portal.pool.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE ${table}`);
    const asked = home();
    await vi.waitFor(async () => {
      const { rows } = await portal.pool.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1",
        [`%${column}%`],
      );
      expect(rows).toHaveLength(1);
    }, patience);
    await holder.query(decided.text, [...decided.values]);
    await holder.query("COMMIT");
    return await asked;
  } finally {
    holder.release();
  }
}
const ids = (part: { data: { id: number }[] } | null) => part?.data.map(({ id }) => id) ?? null;

async function aTask(title: string): Promise<number> {
  const { rows } = await portal.pool.query(
    "INSERT INTO task (kind, title, made_by, created_at, updated_at) VALUES ('manual', $1, $2, $3, $3) RETURNING id",
    [title, await ownerId(portal, "admin"), portal.clock.now()],
  );
  return rows[0].id;
}
const done = async (task: number) => ({
  text: "UPDATE task SET state = 'done', status = 2, done_at = $2, done_by = $3 WHERE id = $1",
  values: [task, portal.clock.now(), await ownerId(portal, "admin2")],
});

test("a task that somebody does while the home is read waits for nobody", async () => {
  const task = await aTask("Ring Mara");
  expect(ids((await home()).tasks)).toEqual([task]);
  expect((await homeWhile(tasks, await done(task))).tasks).toBeNull();
});

test("beside a task that somebody does while the home is read, the others wait still", async () => {
  const [first, second] = [await aTask("Ring Mara"), await aTask("Ring Otto")];
  expect(ids((await homeWhile(tasks, await done(second))).tasks)).toEqual([first]);
});

test("a document that somebody decides while the home is read waits for nobody", async () => {
  const { id } = await aDocument(portal, "customer");
  const shown = async () => (await home()).documents?.data.map(({ document_id }) => document_id);
  expect(await shown()).toEqual([id]);
  const decided = {
    text: "UPDATE kyc_document SET state = 'approved', status = 2, decided_at = $2, decided_by = $3 WHERE id = $1",
    values: [id, portal.clock.now(), await ownerId(portal, "admin2")],
  };
  expect((await homeWhile(documents, decided)).documents).toBeNull();
});
