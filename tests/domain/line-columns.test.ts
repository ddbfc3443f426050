import { expect, test } from "vitest";
import { lineAudiences } from "#domain/line-audience.ts";
import { lineColumnsOf } from "#domain/line-columns.ts";

const shown = (list: Parameters<typeof lineColumnsOf>[0]) =>
  lineColumnsOf(list, { audience: "admin", seesCost: false }).flatMap(({ id, isShown }) => (isShown ? [id] : []));

test.each(["hold", "enquiry", "cart", "watchlist", "notes"] as const)(
  "in the list of %s the client, the origin of the stone and its amount stand before who made the line, and when",
  (list) => {
    const columns = shown(list);
    const lastNeeded = Math.max(...["client", "stone_origin", "sell_amt"].map((id) => columns.indexOf(id)));
    const leastNeeded = Math.min(...["made_by", "created_at"].map((id) => columns.indexOf(id)));
    expect(lastNeeded).toBeGreaterThan(0);
    expect(leastNeeded).toBeGreaterThan(lastNeeded);
  },
);

test("in the list of invoices what was paid stands before the memo that it came from", () => {
  const columns = shown("invoice");
  expect(columns.indexOf("amount")).toBeGreaterThan(0);
  expect(columns.indexOf("memo")).toBeGreaterThan(columns.indexOf("amount"));
});

test.each(["enquiry", "notes"] as const)(
  "in the list of %s the amount stands before the words, which may be long",
  (list) => {
    const columns = shown(list);
    expect(columns.indexOf("sell_amt")).toBeGreaterThan(0);
    expect(columns.indexOf("text")).toBe(columns.indexOf("sell_amt") + 1);
  },
);

test.each(["enquiry", "hold", "confirm", "memo"] as const)(
  "in the list of %s what its sums add up is a column that can be chosen, before the quoted price, for every audience",
  (list) => {
    for (const audience of lineAudiences) {
      const columns = lineColumnsOf(list, { audience, seesCost: false });
      const deal = columns.findIndex(({ own }) => own === "deal_amount");
      expect(deal, audience).toBeGreaterThan(0);
      expect(columns[deal]?.label).toBe("Deal $");
      expect(deal, audience).toBeLessThan(columns.findIndex(({ id }) => id === "markup_ppc"));
    }
  },
);
