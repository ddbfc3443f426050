import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#domain/roles.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { giveScreen } from "#support/rights.ts";

const portal = useApp();
beforeEach(() => giveScreen(portal, "search", Object.values(roleIds)));
type Who = "admin" | "customer" | "associate";

describe("the columns of a stone table", () => {
  const fields = async (who: Who) => (await portal.as(who).call("listStoneFields", { query: { view: "search" } })).data;

  test("differ by audience and by list", async () => {
    const ids = async (who: Who) => (await fields(who)).columns.map(({ id }) => id);
    expect(await ids("admin")).toContain("price_per_ct");
    expect(await ids("customer")).not.toContain("price_per_ct");
    const shown = async (view: "search" | "arrival") =>
      (await portal.as("admin").call("listStoneFields", { query: { view } })).data.columns.filter(
        ({ is_shown }) => is_shown,
      );
    expect(await shown("search")).not.toEqual(await shown("arrival"));
  });

  test("are remembered as each person leaves them", async () => {
    const columns = [
      { id: "carat", is_shown: true, width: 90 },
      { id: "stock_no", is_shown: true },
      { id: "status", is_shown: false },
      { id: "price_per_ct", is_shown: true },
    ];
    await portal.as("customer").call("saveStoneFields", { query: { view: "search" }, body: { columns } });
    const kept = (await fields("customer")).columns;
    expect(kept.slice(0, 3).map(({ id, is_shown, width }) => [id, is_shown, width])).toEqual([
      ["carat", true, 90],
      ["stock_no", true, null],
      ["status", false, null],
    ]);
    expect(kept.map(({ id }) => id)).not.toContain("price_per_ct");
    expect((await fields("associate")).columns[0]?.id).toBe("stock_no");
  });

  test("begin with fluorescence, lab and media before the status, and a file has no column of icons", async () => {
    const { columns } = await fields("customer");
    const shown = columns.filter(({ is_shown }) => is_shown).map(({ id }) => id);
    const status = shown.indexOf("status");
    for (const id of ["fluorescence", "lab", "media"]) expect(shown.slice(0, status), id).toContain(id);
    const arrival = await portal.as("customer").call("listStoneFields", { query: { view: "arrival" } });
    expect(arrival.data.columns.map(({ id }) => id)).not.toContain("media");
    const [stone] = (await portal.as("customer").call("searchStones", { body: {} })).data.stockList;
    const body = { stock_numbers: [stone?.stock_no ?? ""], columns: ["media"], format: "csv" };
    const refused = await portal.as("customer").send("downloadStones", { body });
    expectRefusal(refused, 400, "malformed", ["/data/columns/0"]);
  });

  test("that somebody arranged stay as they are, and a column that came later is the last", async () => {
    const before = (await fields("customer")).columns.filter(({ id }) => id !== "media");
    const columns = before.map(({ id, is_shown, width }) => ({ id, is_shown, width })).toReversed();
    await portal.as("customer").call("saveStoneFields", { query: { view: "search" }, body: { columns } });
    const after = (await fields("customer")).columns;
    expect(after.slice(0, -1).map(({ id }) => id)).toEqual(columns.map(({ id }) => id));
    expect(after.at(-1)).toMatchObject({ id: "media", label: "Media" });
    const hidden = [...columns, { id: "media", is_shown: false, width: null }];
    await portal.as("customer").call("saveStoneFields", { query: { view: "search" }, body: { columns: hidden } });
    expect((await fields("customer")).columns.at(-1)).toMatchObject({ id: "media", is_shown: false });
  });

  test("of a list of lines differ by audience, and are remembered as each person leaves them", async () => {
    const of = async (who: Who) =>
      (await portal.as(who).call("listStoneFields", { query: { view: "hold" } })).data.columns;
    const admin = (await of("admin")).map(({ id }) => id);
    expect(admin.slice(0, 5)).toEqual(["stock_no", "status", "expires_at", "client", "stone"]);
    expect(admin).toContain("total_amt");
    const customer = (await of("customer")).map(({ id }) => id);
    for (const id of ["client", "made_by", "total_amt", "provider"]) expect(customer).not.toContain(id);

    const columns = [
      { id: "stock_no", is_shown: true },
      { id: "carat", is_shown: true, width: 90 },
      { id: "client", is_shown: true },
      { id: "expires_at", is_shown: false },
    ];
    await portal.as("customer").call("saveStoneFields", { query: { view: "hold" }, body: { columns } });
    expect((await of("customer")).slice(0, 4).map(({ id, is_shown, width }) => [id, is_shown, width])).toEqual([
      ["stock_no", true, null],
      ["carat", true, 90],
      ["expires_at", false, null],
      ["status", true, null],
    ]);
    expect((await of("admin")).map(({ id }) => id)).toEqual(admin);
    expect((await portal.as("customer").call("listStoneFields", { query: { view: "memo" } })).data.columns[1]?.id).toBe(
      "status",
    );
  });
});
