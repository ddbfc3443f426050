import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { ownerId } from "#support/rows.ts";
import { stoneFiles } from "#support/stone-files.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const customer = () => portal.as("customer");
const { openNumbers } = stoneFiles(portal);

describe("the selected stones", () => {
  test("come with their totals at the asker's prices, in the order of their numbers", async () => {
    const numbers = (await openNumbers(3)).reverse();
    const { data } = await customer().call("showSelectedStones", { body: { stock_numbers: numbers } });
    expect(data.stockList.map(({ stock_no }) => stock_no)).toEqual(numbers);
    expect(data.missing).toEqual([]);
    const sum = data.stockList.reduce((total, { sell_amt }) => total + Math.round(sell_amt * 100), 0);
    expect(data.totals).toMatchObject({ pieces: 3, total_amt: sum / 100 });
    expect(JSON.stringify(data)).not.toContain('"provider"');
  });

  test("name what is not there or out of sight, and count the rest", async () => {
    const [stock_no = ""] = await openNumbers(1);
    const { data } = await customer().call("showSelectedStones", { body: { stock_numbers: ["NONE", stock_no] } });
    expect(data.stockList).toHaveLength(1);
    expect(data.missing).toEqual([{ stock_no: "NONE", code: "notFound", reason: "Not found." }]);
  });

  test("are at a client's prices for the office, and nobody asks for somebody else's client", async () => {
    const body = { stock_numbers: await openNumbers(2), user_id: await ownerId(portal, "customer") };
    const own = await customer().call("showSelectedStones", { body: { stock_numbers: body.stock_numbers } });
    const asked = await admin().call("showSelectedStones", { body });
    expect(asked.data.totals).toEqual(own.data.totals);
    for (const foreign of ["associate2", "customer2"] as const) {
      expectRefusal(await portal.as(foreign).call("showSelectedStones", { body }), 404, "notFound");
      expectRefusal(
        await portal.as(foreign).send("downloadStones", { body: { ...body, format: "csv" } }),
        404,
        "notFound",
      );
    }
  });
});
