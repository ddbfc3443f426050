import { expect, test } from "vitest";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { Problem } from "#server/ground/problem.ts";
import { inTransaction } from "#server/house/unit-of-work.ts";
import { post } from "#server/mail/outbox.ts";
import { useApp } from "#support/app.ts";
import { pngBytes } from "#support/forms.ts";
import { throughPeer } from "#support/sending.ts";

const portal = useApp();

test("a letter waits while the store of the house's files is away, and leaves once it is back", async () => {
  const peer = await throughPeer(portal);
  const logo = new File([pngBytes({ type: 2, width: 40, height: 10 }) as BlobPart], "logo.png", { type: "image/png" });
  const { version } = (await portal.as("admin").call("getPaperSettings")).data;
  await portal.as("admin").send("setPaperSettings", { body: { ...defaultPaperSettings, version }, files: { logo } });
  await portal.runJobs();
  const { files } = portal.house;
  portal.house.files = { ...files, open: () => Promise.reject(new Problem("peerFailed")) };
  await inTransaction(portal.house, { requestId: "test", operation: "test" }, (ctx) =>
    post(ctx, "test", { to: "buyer@harbour.test", subject: "Three stones", blocks: ["They are here."] }),
  );
  for (let tries = 0; tries < 3; tries++) await portal.jobs.tryOnce(portal.house);
  const letter = () => portal.db.selectFrom("mail").selectAll().executeTakeFirstOrThrow();
  expect(await letter()).toMatchObject({ status: "waiting", attempts: 3, error: expect.any(String) });
  portal.house.files = files;
  await portal.runJobs();
  expect(await letter()).toMatchObject({ status: "sent" });
  expect(peer.received).toHaveLength(1);
});
