import { expect, test } from "vitest";
import { useApp } from "#support/app.ts";
import { aFeed } from "#support/feed-samples.ts";
import { feedNow, runsNow } from "#support/feeds.ts";
import { aRow, Supplier } from "#support/supplier.ts";

/** Work of a supply whose job a person stops under Background jobs. */
const portal = useApp();
const reason = "It was stopped under Background jobs.";
const some = [aRow("A1"), aRow("A2")];
const asAdmin = () => portal.as("admin");

/** Stops the job of this kind that waits. */
async function stop(kind: string): Promise<void> {
  const { data } = await asAdmin().call("listJobs", { query: { state: "waiting" } });
  const job = data.data.find((one) => one.kind === kind);
  await asAdmin().call("cancelJob", { path: { id: job?.id ?? "" } });
  await portal.runJobs();
}
const retried = async (supplier: Supplier, id: number) => {
  const { version } = await supplier.load(id);
  await asAdmin().send("retryLoad", { path: { id }, body: { version } });
  await portal.runJobs();
  return supplier.load(id);
};

test("a load whose reading is stopped has failed, and is read once it is taken up again", async () => {
  const supplier = await Supplier.of(portal);
  const id = await supplier.send(some);
  await stop("readLoad");
  expect(await supplier.load(id)).toMatchObject({ state: "failed.reading", sentence: reason });
  expect(await retried(supplier, id)).toMatchObject({ state: "waiting", counts: { new: 2 } });
});

test("a load whose commit is stopped has failed, and is committed once it is taken up again", async () => {
  const supplier = await Supplier.of(portal);
  const load = await supplier.dryRun(some);
  await supplier.askCommit(load);
  await stop("commitLoad");
  expect(await supplier.load(load.id)).toMatchObject({ state: "failed.committing", sentence: reason });
  expect(await retried(supplier, load.id)).toMatchObject({ state: "committed" });
  expect(Object.keys(await supplier.stones())).toEqual(["A1", "A2"]);
});

test("a load whose roll back is stopped is rolled back once it is taken up again", async () => {
  const supplier = await Supplier.of(portal);
  const { id, version } = await supplier.take(some);
  await asAdmin().send("rollBackLoad", { path: { id }, body: { version } });
  await stop("rollBackLoad");
  expect(await supplier.load(id)).toMatchObject({ state: "failed.rollingBack", sentence: reason });
  expect(await retried(supplier, id)).toMatchObject({ state: "rolledBack" });
});

test("a feed whose visit is stopped has a run that failed, and tries again by its clock", async () => {
  const id = await aFeed(portal);
  await asAdmin().call("setFeedStatus", { path: { id }, body: { is_active: true } });
  await asAdmin().call("runFeed", { path: { id } });
  await stop("fetchFeed");
  expect((await runsNow(portal, id))[0]).toMatchObject({ outcome: "failed", sentence: reason });
  expect(await feedNow(portal, id)).toMatchObject({ state: "waiting", failures: 1 });
});
