import { describe, expect, test } from "vitest";
import { enquiryMessagesMax } from "#domain/limits.ts";
import { messages } from "#domain/messages.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { hours } from "#support/clock.ts";
import { historyOf, logEnd, logged } from "#support/line-log.ts";
import { heldBy, onMemo } from "#support/line-stones.ts";
import { answer, ask, aTalk, close, offer, question, said, talkNow } from "#support/talks.ts";

const portal = useApp();
const customer = () => portal.as("customer");
const associate = () => portal.as("associate");

describe("a conversation", () => {
  test("goes to and fro: each side reads what the other wrote, when, and who waits for whom", async () => {
    const { id } = await aTalk(portal);
    const asked = portal.clock.now().toISOString();
    expect((await talkNow(associate(), id)).line).toMatchObject({ state: "open", waits_since: asked });

    portal.clock.advance(hours(3));
    const answered = portal.clock.now().toISOString();
    const { line, messages: all } = (await answer(associate(), id, "It is clean.")).data;
    expect(line).toMatchObject({ state: "answered", status: 1, waits_since: answered, version: 2 });
    expect(all.at(-1)).toMatchObject({ kind: "answer", text: "It is clean.", at: answered });

    portal.clock.advance(hours(1));
    await ask(customer(), id, "And is there a video?");
    const theirs = await talkNow(customer(), id);
    expect(theirs.line).toMatchObject({ state: "open", waits_since: portal.clock.now().toISOString() });
    expect(said(theirs)).toEqual([
      ["question", question, "client"],
      ["answer", "It is clean.", "house"],
      ["question", "And is there a video?", "client"],
    ]);
    expect(await historyOf(portal, "enquiry", id)).toEqual(["enquiry.open", "enquiry.answer", "enquiry.ask"]);
  });

  test("of several questions, the first that was not answered says since when one waits", async () => {
    const { id } = await aTalk(portal);
    const first = portal.clock.now().toISOString();
    portal.clock.advance(hours(2));
    const { line } = (await ask(customer(), id)).data;
    expect(line).toMatchObject({ state: "open", waits_since: first });
  });

  test("tells a client the name of their own associate, and of nobody else of the house", async () => {
    const { id } = await aTalk(portal);
    await answer(portal.as("admin"), id, "From the office.");
    await answer(associate(), id, "From Jonas.");
    const names = async (who: ReturnType<typeof customer>) =>
      (await talkNow(who, id)).messages.map(({ author: { name, is_own } }) => [name, is_own]);
    expect(await names(customer())).toEqual([
      ["Mara Lind", true],
      [null, false],
      ["Jonas Okafor", false],
    ]);
    expect((await names(associate())).map(([name]) => name)).not.toContain(null);
  });

  test("is for those whose client it is: others neither read nor answer it", async () => {
    const { id } = await aTalk(portal);
    for (const name of ["associate2", "customer2"] as const) {
      expectRefusal(await portal.as(name).call("getEnquiry", { path: { id } }), 404, "notFound");
    }
    const body = { version: 1, text: "It is clean." };
    expectRefusal(await portal.as("associate2").call("answerEnquiry", { path: { id }, body }), 404, "notFound");
    expectRefusal(await customer().call("answerEnquiry", { path: { id }, body }), 403, "forbidden");
    expectRefusal(await ask(associate(), id), 403, "forbidden");
    expectRefusal(await ask(portal.as("customer2"), id), 404, "notFound");
    const [hold] = await heldBy(portal, "customer", [(await aTalk(portal)).stock_no]);
    expectRefusal(await customer().call("getEnquiry", { path: { id: hold?.id ?? 0 } }), 404, "notFound");
  });

  test("keeps words out of the log, and the machine and the party in it", async () => {
    const { id } = await aTalk(portal);
    const since = await logEnd(portal);
    await answer(associate(), id, "A word between us");
    const [step] = await logged(portal, since, "enquiry");
    expect(step).toMatchObject({
      transition: "enquiry.answer",
      from: "open",
      to: "answered",
      operation: "answerEnquiry",
    });
    expect(JSON.stringify(step)).not.toContain("between us");
  });
});

describe("closing", () => {
  test("says why to both sides, and either may", async () => {
    const { id } = await aTalk(portal);
    const since = await logEnd(portal);
    const [closed] = (await close(associate(), id, "Sold elsewhere")).data.data;
    expect(closed).toMatchObject({ status: 2, state: "closed", reason: "Sold elsewhere", waits_since: null });
    expect((await talkNow(customer(), id)).messages.at(-1)).toMatchObject({ kind: "closed", text: "Sold elsewhere" });
    const [step] = await logged(portal, since, "enquiry");
    expect(step).toMatchObject({ event: { reason: "Sold elsewhere" } });

    const other = await aTalk(portal);
    const then = await logEnd(portal);
    expect((await close(customer(), other.id, "My sister has one already")).status).toBe(200);
    expect(said(await talkNow(associate(), other.id)).at(-1)).toEqual([
      "closed",
      "My sister has one already",
      "client",
    ]);
    const [own] = await logged(portal, then, "enquiry");
    expect(JSON.stringify(own)).not.toContain("sister");
  });

  test("by the call of the seed needs no reason, and closes what was answered too", async () => {
    const { id, stock_no } = await aTalk(portal);
    await answer(associate(), id);
    const { data } = await associate().call("closeEnquiries", { body: { stock_numbers: [stock_no] } });
    expect(data.data[0]).toMatchObject({ id, status: 2, state: "closed", reason: null });
    expect((await talkNow(customer(), id)).messages.at(-1)).toMatchObject({ kind: "closed", text: null });
  });

  test("is not another's: neither another client's nor another associate's", async () => {
    const { id } = await aTalk(portal);
    for (const name of ["customer2", "associate2"] as const) {
      expectRefusal(await close(portal.as(name), id), 404, "notFound");
    }
  });

  test("leaves one enquiry a person and stone open at a time, answered or not", async () => {
    const { id, stock_no } = await aTalk(portal);
    await answer(associate(), id);
    const again = { stock_numbers: [stock_no], text: "Still there?" };
    expectRefusal(await customer().call("openEnquiries", { body: again }), 409, "enquiryOpen");
    await close(customer(), id);
    expect((await customer().call("openEnquiries", { body: again })).status).toBe(201);
  });
});

describe("what nobody expects", () => {
  test("a text of 100,000 characters, an empty one or one of blanks is refused with its field", async () => {
    const { id } = await aTalk(portal);
    expect((await ask(customer(), id, "x".repeat(100_000))).refusedFields).toEqual(["/data/text"]);
    expect((await answer(associate(), id, "x".repeat(2_001))).refusedFields).toEqual(["/data/text"]);
    for (const blank of ["", "  ", "\n\t"]) expectRefusal(await ask(customer(), id, blank), 422, "textNeeded");
    expect((await ask(customer(), id, "x".repeat(2_000))).status).toBe(200);
    expect((await talkNow(customer(), id)).messages).toHaveLength(2);
  });

  test("markup and signs of every kind stand there as they were written", async () => {
    const { id } = await aTalk(portal);
    const text = "<script>alert(1)</script> <b>bold</b> 💎\u200f %s $1";
    await answer(associate(), id, text);
    expect((await talkNow(customer(), id)).messages.at(-1)?.text).toBe(text);
  });

  test("an enquiry holds so many messages and no more, and can still be closed", async () => {
    const { id } = await aTalk(portal);
    await portal.pool.query(
      `INSERT INTO enquiry_message (line_id, kind, author_id, text, created_at)
        SELECT $1, 'question', 1, 'again', now() FROM generate_series(2, $2)`,
      [id, enquiryMessagesMax],
    );
    const full = await ask(customer(), id);
    expect(full.status).toBe(409);
    expect(full.body.refused?.[0]?.reason).toContain(messages.tooManyMessages);
    expect((await answer(associate(), id)).body.code).toBe("tooManyMessages");
    expect((await offer(associate(), id)).body.code).toBe("tooManyMessages");
    expect((await close(associate(), id, "Full")).status).toBe(200);
    expect((await talkNow(customer(), id)).messages).toHaveLength(enquiryMessagesMax + 1);
  });

  test("of a stone that is sold meanwhile one still speaks, but nothing is offered any more", async () => {
    const { id, stock_no } = await aTalk(portal);
    const [memo] = await onMemo(portal, "customer2", [stock_no]);
    await portal.as("admin").call("sellMemo", { body: { ids: [memo?.id ?? 0] } });
    expectRefusal(await offer(associate(), id), 409, "stoneSold");
    expect((await answer(associate(), id, "It was sold this morning.")).status).toBe(200);
    expect((await ask(customer(), id, "Have you another?")).status).toBe(200);
  });
});

describe("the list", () => {
  test("shows what waits for the house, the longest waiting first, and what waits for clients", async () => {
    const first = await aTalk(portal, "customer2");
    portal.clock.advance(hours(1));
    const second = await aTalk(portal);
    portal.clock.advance(hours(1));
    const third = await aTalk(portal);
    await answer(associate(), second.id);
    await ask(customer(), second.id);
    await answer(portal.as("admin"), third.id);
    const listed = async (currentTab: string) => {
      const { data } = await portal.as("admin").call("listEnquiries", { query: { currentTab } });
      if (typeof data !== "object" || !("tabs" in data)) throw new Error("no page");
      const ids = data.data.map((row) => ("id" in row ? row.id : 0));
      return { ids: ids.filter((id) => [first.id, second.id, third.id].includes(id)), tabs: data.tabs };
    };
    const waiting = await listed("waitsForHouse");
    expect(waiting.ids).toEqual([first.id, second.id]);
    expect((await listed("waitsForClient")).ids).toEqual([third.id]);
    const open = await listed("open");
    expect(open.ids).toEqual([third.id, second.id, first.id]);
    expect(open.tabs.open).toBe((open.tabs.waitsForHouse ?? 0) + (open.tabs.waitsForClient ?? 0));
  });

  test("of somebody who never asked is empty on every tab", async () => {
    for (const currentTab of ["open", "waitsForHouse", "waitsForClient", "closed", "all"]) {
      const { data } = await portal.as("api").call("listEnquiries", { query: { currentTab } });
      expect(data).toMatchObject({ data: [], pagination: { totalRecords: 0 } });
    }
  });
});
