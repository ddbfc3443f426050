import { describe, expect, test } from "vitest";
import { kindOf } from "#features/outbox/outbox-states.ts";
import { beginSpan, hearSpans, type Span, within } from "#server/ground/trace.ts";
import { jobKinds } from "#server/services/jobs/kinds.ts";
import { letter, posted, settled, soon, useJobWorld } from "#support/job-world.ts";

const { database, closing, opened } = useJobWorld();

test.each(Object.keys(jobKinds))("the outbox has words for a job of the kind %s", (kind) => {
  expect(kindOf(kind)).toMatch(/^[A-Z][a-z ]+$/);
});

describe("a job", () => {
  test("runs once where its transaction commits, and never where that is rolled back", async () => {
    const sent: string[] = [];
    const mailer = { send: async ({ to }: { to: string }) => void sent.push(to) };
    const { house, work } = await opened({ mailer });
    await work();
    await expect(posted(house, "rolled-back@harbour.test", true)).rejects.toThrow("refused");
    await posted(house);
    await settled(house, "done");
    expect(sent).toEqual([letter.to]);
    const queued = await database.pool.query("SELECT count(*) FROM pgboss.job WHERE name = 'sendMail'");
    expect(queued.rows[0].count).toBe(1);
  });

  test("stands in the trace of the act that enqueued it, with a span for its letter", async () => {
    const heard: Span[] = [];
    closing(hearSpans((span) => heard.push(span)));
    const { house, work } = await opened({ mailer: { send: async () => {} } });
    const { span } = beginSpan("act", "server", {});
    await within(span, () => posted(house));
    await work();
    await settled(house, "done");
    const job = await soon(async () => {
      const found = heard.find(({ name }) => name === "job sendMail");
      expect(found).toMatchObject({ traceId: span.traceId, parentId: span.spanId });
      return found;
    });
    expect(heard.find(({ name }) => name === "letter")).toMatchObject({ traceId: span.traceId, parentId: job?.spanId });
  });
});
