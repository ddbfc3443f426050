import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { logEnd, logged } from "#support/line-log.ts";
import { freeStones, heldBy, onMemo, stoneNow } from "#support/line-stones.ts";
import { ownerId } from "#support/rows.ts";

const portal = useApp();
const customer = () => portal.as("customer");

describe("the cart", () => {
  test("takes available stones and says code 6, which is never a stone's status", async () => {
    const stock_numbers = await freeStones(portal, 2);
    const since = await logEnd(portal);
    const { data } = await customer().call("addToCart", { body: { stock_numbers } });
    expect(data.code).toBe(6);
    expect(data.data.map(({ list, status, state, stone }) => [list, status, state, stone.stock_no])).toEqual(
      stock_numbers.map((stock_no) => ["cart", 1, "in", stock_no]),
    );
    for (const stock_no of stock_numbers) expect((await stoneNow(portal, stock_no)).status).toBe(1);
    const facts = await logged(portal, since, "cart", "stone");
    expect(facts.map(({ transition, from, to, event }) => [transition, from, to, event?.code])).toEqual([
      ["cart.add", "out", "in", 6],
      ["cart.add", "out", "in", 6],
    ]);
  });

  test("takes no stone twice and no stone that is taken; one of them refuses all and is named", async () => {
    const [inside = "", held = "", free = ""] = await freeStones(portal, 3);
    await customer().call("addToCart", { body: { stock_numbers: [inside] } });
    await heldBy(portal, "customer2", [held]);
    const again = await customer().call("addToCart", { body: { stock_numbers: [free, inside] } });
    expectRefusal(again, 409, "alreadyInCart");
    expect(again.body.refused?.map(({ stock_no, reason }) => [stock_no, reason])).toEqual([
      [inside, "Already in the cart."],
    ]);
    const taken = await customer().call("addToCart", { body: { stock_numbers: [held, free] } });
    expectRefusal(taken, 409, "onlyAvailableStones");
    expect(taken.body.refused?.map(({ stock_no }) => stock_no)).toEqual([held]);
    const unknown = await customer().call("addToCart", { body: { stock_numbers: ["NONE-1", free] } });
    expectRefusal(unknown, 409, "stoneUnknown");
    const { data } = await customer().call("addToCart", { body: { stock_numbers: [free] } });
    expect(data.data).toHaveLength(1);
  });

  test("gives stones back with code 7, once, and takes them again as a new line", async () => {
    const stock_numbers = await freeStones(portal, 1);
    const [line] = (await customer().call("addToCart", { body: { stock_numbers } })).data.data;
    const since = await logEnd(portal);
    const out = (await customer().call("removeFromCart", { body: { ids: [line?.id ?? 0] } })).data;
    expect([out.code, out.data[0]?.status, out.data[0]?.state]).toEqual([7, 2, "out"]);
    const [entry, ...others] = await logged(portal, since, "cart");
    expect([entry?.transition, entry?.event?.code, others]).toEqual(["cart.remove", 7, []]);
    expectRefusal(await customer().call("removeFromCart", { body: { ids: [line?.id ?? 0] } }), 404, "notFound");
    expectRefusal(await customer().call("removeFromCart", { body: { stock_numbers } }), 409, "noSuchLine");
    const [next] = (await customer().call("addToCart", { body: { stock_numbers } })).data.data;
    expect(next?.id).not.toBe(line?.id);
  });

  test("is each person's own: a guest has one, and nobody takes out of somebody else's", async () => {
    const stock_numbers = await freeStones(portal, 1);
    const guest = await portal.asGuest().call("addToCart", { body: { stock_numbers } });
    const id = guest.data.data[0]?.id ?? 0;
    expectRefusal(await customer().call("removeFromCart", { body: { ids: [id] } }), 404, "notFound");
    expectRefusal(await customer().call("removeFromCart", { body: { stock_numbers } }), 409, "noSuchLine");
    expect((await portal.asGuest().call("removeFromCart", { body: { stock_numbers } })).data.code).toBe(7);
  });

  test("is named by the house with its client, also where two have the stone in theirs", async () => {
    const stock_numbers = await freeStones(portal, 1);
    for (const name of ["customer", "customer2"] as const)
      await portal.as(name).call("addToCart", { body: { stock_numbers } });
    expectRefusal(await portal.as("admin").call("removeFromCart", { body: { stock_numbers } }), 422, "selectClient");
    const user_id = await ownerId(portal, "customer2");
    const { data } = await portal.as("admin").call("removeFromCart", { body: { stock_numbers, user_id } });
    expect(data.data.map(({ user }) => user.id)).toEqual([user_id]);
  });
});

describe("the watch list", () => {
  test("watches a stone whatever its status, once, and lets it go", async () => {
    const [stone = ""] = await freeStones(portal, 1);
    await heldBy(portal, "customer2", [stone]);
    const [line] = (await customer().call("addToWatchlist", { body: { stock_numbers: [stone] } })).data.data;
    expect(line).toMatchObject({ list: "watchlist", status: 1, stone: { stock_no: stone, status: 4 } });
    const again = await customer().call("addToWatchlist", { body: { stock_numbers: [stone] } });
    expectRefusal(again, 409, "alreadyWatched");
    expect(again.body.refused?.map(({ reason }) => reason)).toEqual(["Already on the watch list."]);
    const { data } = await customer().call("removeFromWatchlist", { body: { stock_numbers: [stone] } });
    expect(data.data[0]).toMatchObject({ id: line?.id, status: 2, state: "out" });
  });
});

describe("a note", () => {
  const write = (stock_numbers: string[], text?: string) =>
    customer().call("addNotes", { body: { stock_numbers, ...(text !== undefined && { text }) } });

  test("needs a text, and another one replaces it on the same line", async () => {
    const stones = await freeStones(portal, 2);
    for (const text of [undefined, "", "  "]) expectRefusal(await write(stones, text), 422, "textNeeded");
    const [first] = (await write(stones, "For the spring show")).data.data;
    expect(first).toMatchObject({ list: "notes", text: "For the spring show", version: 1 });
    const since = await logEnd(portal);
    const [second] = (await write(stones.slice(0, 1), "Sold to nobody")).data.data;
    expect(second).toMatchObject({ id: first?.id, text: "Sold to nobody", version: 2 });
    expect((await logged(portal, since, "notes")).map(({ transition }) => transition)).toEqual(["notes.replace"]);
  });

  test("is thrown away with its text", async () => {
    const stones = await freeStones(portal, 1);
    await write(stones, "For the spring show");
    const { data } = await customer().call("removeNotes", { body: { stock_numbers: stones } });
    expect(data.data[0]).toMatchObject({ status: 2, state: "out", text: null });
    expectRefusal(await customer().call("removeNotes", { body: { stock_numbers: stones } }), 409, "noSuchLine");
  });
});

describe("an enquiry", () => {
  const ask = (stock_numbers: string[], text = "Is the table clean?") =>
    customer().call("openEnquiries", { body: { stock_numbers, text } });

  test("needs a text, leaves the stone alone, and is open once", async () => {
    const stones = await freeStones(portal, 1);
    expectRefusal(await ask(stones, " "), 422, "textNeeded");
    const [line] = (await ask(stones)).data.data;
    expect(line).toMatchObject({ list: "enquiry", status: 1, state: "open", text: "Is the table clean?" });
    expect((await stoneNow(portal, stones[0] ?? "")).status).toBe(1);
    expectRefusal(await ask(stones), 409, "enquiryOpen");
  });

  test("is about any stone but a sold one", async () => {
    const [held = "", sold = ""] = await freeStones(portal, 2);
    await heldBy(portal, "customer2", [held]);
    const [memo] = await onMemo(portal, "customer2", [sold]);
    await portal.as("admin").call("sellMemo", { body: { ids: [memo?.id ?? 0] } });
    expect((await ask([held])).status).toBe(201);
    expectRefusal(await ask([sold]), 409, "stoneSold");
  });

  test("is closed by the house, or by whoever asked, once, and may be opened anew", async () => {
    const stones = await freeStones(portal, 1);
    const [line] = (await ask(stones)).data.data;
    const body = { ids: [line?.id ?? 0] };
    expectRefusal(await portal.as("customer2").call("closeEnquiries", { body }), 404, "notFound");
    expectRefusal(await portal.as("associate2").call("closeEnquiries", { body }), 404, "notFound");
    const { data } = await portal.as("associate").call("closeEnquiries", { body });
    expect(data.data[0]).toMatchObject({ status: 2, state: "closed" });
    expectRefusal(await portal.as("admin").call("closeEnquiries", { body }), 409, "transitionRefused");
    const [anew] = (await ask(stones)).data.data;
    expect(anew?.id).not.toBe(line?.id);
    const own = { ids: [anew?.id ?? 0] };
    expect((await customer().call("closeEnquiries", { body: own })).data.data[0]).toMatchObject({ status: 2 });
  });

  test("by stock number is every open one of that stone", async () => {
    const stock_numbers = await freeStones(portal, 1);
    for (const name of ["customer", "customer2"] as const)
      await portal.as(name).call("openEnquiries", { body: { stock_numbers, text: "Still there?" } });
    expect((await portal.as("admin").call("closeEnquiries", { body: { stock_numbers } })).data.data).toHaveLength(2);
  });
});
