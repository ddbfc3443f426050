import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decimalText, hundredths } from "#domain/money.ts";
import { discOf, pricePerCt, totalAmt } from "#domain/price.ts";
import type { DiscountForm, Mapping, ReadRow, SupplyField, World } from "#server/supply/mapping.ts";
import { rowReader } from "#server/supply/understand/row-reader.ts";
import { budget } from "#support/budget.ts";
import { supplyWorld } from "#support/supply-world.ts";

const stone = { org_stock_no: "A-1", shape: "ROUND", color: "E", clarity: "VS1", carat: "1.50" };

/** The price of a stone of 1.50 ct whose list price is 10,000 at the house, or what is given. */
function price(
  money: Partial<Record<SupplyField, string>>,
  change: { discount?: DiscountForm | null; world?: World } = {},
): ReadRow {
  const cells: Partial<Record<SupplyField, string>> = { ...stone, ...money };
  const fields = Object.keys(cells) as SupplyField[];
  const mapping: Mapping = {
    table: 0,
    header_row: 0,
    header_rows: 0,
    encoding: null,
    delimiter: null,
    rows_path: null,
    discount: change.discount === undefined ? "signed" : change.discount,
    decimal: "point",
    columns: fields.map((field, column) => ({ column, header: field, field, chosen_by: "person", values: [] })),
    fixed: [{ field: "stone_origin", value: "2" }],
  };
  return rowReader(mapping, change.world ?? supplyWorld)({ line: 1, cells: fields.map((field) => cells[field] ?? "") });
}
const codesOf = ({ findings }: ReadRow) => findings.map(({ code }) => code);

describe("money in any usual form is the same price", () => {
  const priced = { rap: "10000.00", disc: "-38.50", price_per_ct: "6150.00" };
  test.each<[string, Partial<Record<SupplyField, string>>, DiscountForm]>([
    ["price per carat", { price_per_ct: "6150" }, "signed"],
    ["total", { total_amt: "9225" }, "signed"],
    ["list price and discount", { rap: "10000", disc: "-38.5" }, "signed"],
    ["a discount without a sign", { rap: "10000", disc: "38.5" }, "below"],
    ["a discount in words", { rap: "10000", disc: "38.5% below" }, "above"],
    ["asking percent", { rap: "10000", asking_pct: "61.5" }, "signed"],
    ["all of them", { rap: "10000", disc: "-38.5", price_per_ct: "6150", total_amt: "9225" }, "signed"],
  ])("%s", (_, money, discount) => {
    const row = price(money, { discount });
    expect(row.findings).toEqual([]);
    expect(row.stone).toMatchObject(priced);
  });

  test("a discount alone counts from the house's list price, with a note", () => {
    const row = price({ disc: "-38.5" });
    expect(row.stone).toMatchObject(priced);
    expect(codesOf(row)).toEqual(["priceByHouseList"]);
  });
});

test("a discount of which nobody knows the side refuses a price that hangs on it, and no other", () => {
  const hanging = price({ rap: "10000", disc: "38.5" }, { discount: null });
  expect(hanging.stone).toBeNull();
  expect(codesOf(hanging)).toEqual(["discountUndecided"]);
  expect(price({ price_per_ct: "6150", disc: "38.5" }, { discount: null }).stone?.disc).toBe("-38.50");
});

test("a row whose own prices contradict each other is told: a little with a warning, far apart it is refused", () => {
  expect(codesOf(price({ price_per_ct: "6150", total_amt: "9260" }))).toEqual([]);
  const little = price({ price_per_ct: "6150", total_amt: "9500" });
  expect(codesOf(little)).toEqual(["priceContradicts"]);
  expect(little.stone?.price_per_ct).toBe("6150.00");
  const far = price({ price_per_ct: "6150", total_amt: "6150" });
  expect(codesOf(far)).toEqual(["priceContradictsFar"]);
  expect(far.stone).toBeNull();
});

test("a discount that is rounded to whole percents does not contradict the price of a lab-grown stone", () => {
  expect(codesOf(price({ rap: "10000", disc: "-97", price_per_ct: "262", stone_origin: "LG" }))).toEqual([]);
});

describe("the house's list", () => {
  test("is what a discount counts from; the supplier's other list is told", () => {
    const row = price({ rap: "9000", disc: "-30" });
    expect(row.stone).toMatchObject({ rap: "10000.00", disc: "-30.00", price_per_ct: "7000.00" });
    expect(codesOf(row)).toEqual(["rapDiffers"]);
  });

  test("does not touch a price in dollars, whatever list the supplier had", () => {
    const row = price({ rap: "9000", price_per_ct: "6300" });
    expect(row.stone).toMatchObject({ rap: "10000.00", disc: "-37.00", price_per_ct: "6300.00" });
    expect(codesOf(row)).toEqual(["rapDiffers"]);
  });

  test("has no price: list price and discount are empty, never 0", () => {
    const row = price({ color: "N", rap: "4000", disc: "-50" });
    expect(row.stone).toMatchObject({ rap: null, disc: null, price_per_ct: "2000.00" });
  });

  test("a price far from the list is told, and one that is ten times as high is refused", () => {
    expect(codesOf(price({ price_per_ct: "900" }))).toEqual(["priceFarFromList"]);
    expect(codesOf(price({ price_per_ct: "21000" }))).toEqual(["priceFarFromList"]);
    const hundredfold = price({ price_per_ct: "615000" });
    expect(hundredfold.stone).toBeNull();
    expect(codesOf(hundredfold)).toEqual(["priceHundredfold"]);
    expect(codesOf(price({ price_per_ct: "400", stone_origin: "LG" }))).toEqual([]);
    expect(codesOf(price({ price_per_ct: "12000", stone_origin: "LG" }))).toEqual(["priceFarFromList"]);
  });

  test("a discount that hangs alone is looked at: a fraction among percents, a minus that was forgotten", () => {
    expect(codesOf(price({ rap: "10000", disc: "-0.38" }))).toEqual(["discountTiny"]);
    expect(codesOf(price({ rap: "10000", disc: "38.5" }))).toEqual(["discountAbove"]);
  });
});

describe("a row's quote is its own figure", () => {
  test.each<[string, Partial<Record<SupplyField, string>>, string, string]>([
    ["a price per carat to the cent", { price_per_ct: "3596.41" }, "per_carat", "3596.41"],
    ["a total to the cent", { total_amt: "18018" }, "total", "18018.00"],
    ["a discount to a hundredth of a percent", { rap: "10000", disc: "-38.45" }, "discount", "-38.45"],
    ["a discount counted from the house's list", { disc: "-38.45" }, "discount", "-38.45"],
    ["asking percent, as the discount that it means", { rap: "10000", asking_pct: "61.55" }, "discount", "-38.45"],
    ["dollars before a discount", { rap: "10000", disc: "-38.5", price_per_ct: "6150.20" }, "per_carat", "6150.20"],
    // 1.50 ct: 6,150.33 a carat is 9,225.495 and rounds to 9,225.50; 9,225.00 is 6,150.00 a carat.
    [
      "a price per carat with the total made of it",
      { price_per_ct: "6150.33", total_amt: "9225.50" },
      "per_carat",
      "6150.33",
    ],
    // 9,225.51 is 6,150.34 a carat, and that is 9,225.51 again; 9,226.00 is 6,150.666… a carat.
    ["a total with the price per carat made of it", { price_per_ct: "6150.67", total_amt: "9226" }, "total", "9226.00"],
  ])("%s", (_, money, quote_kind, quote) => {
    expect(price(money).stone).toMatchObject({ quote_kind, quote });
  });

  test("a total keeps its cents where no price per carat of two decimals gives it", () => {
    // 18,018.00 for 5.01 ct is 3,596.4072 a carat
    const row = price({ carat: "5.01", total_amt: "18018" });
    expect(row.stone).toMatchObject({ quote_kind: "total", quote: "18018.00", price_per_ct: "3596.41" });
  });

  test("a price in dollars that is nothing beside its list price has no discount", () => {
    const dear = { world: { ...supplyWorld, rapOf: () => 150_000_00 } };
    const row = price({ price_per_ct: "12", stone_origin: "LG" }, dear);
    expect(row.stone).toMatchObject({ quote: "12.00", price_per_ct: "12.00", rap: "150000.00", disc: "-99.99" });
    const less = price({ price_per_ct: "0.01", stone_origin: "LG" }, dear);
    expect(less.stone).toMatchObject({ quote: "0.01", price_per_ct: "0.01", rap: null, disc: null });
  });
});

const money = fc.record({
  carat: fc.integer({ min: 20, max: 1500 }),
  rap: fc.integer({ min: 5, max: 900 }).map((hundreds) => hundreds * 100_00),
  disc: fc.integer({ min: -89_00, max: 60_00 }).filter((disc) => disc !== 0),
});
const forms = ["price_per_ct", "total_amt", "disc", "asking_pct"] as const;

test("whichever forms a price is given in, and in whichever order they stand, it is the same to the cent and the constraint holds", () => {
  fc.assert(
    fc.property(money, fc.shuffledSubarray([...forms], { minLength: 1 }), ({ carat, rap, disc }, given) => {
      const perCt = pricePerCt(rap, disc);
      const written = {
        price_per_ct: decimalText(perCt),
        total_amt: decimalText(totalAmt(perCt, carat)),
        disc: decimalText(disc),
        asking_pct: decimalText(100_00 + disc),
      };
      const cells = Object.fromEntries([...given.map((form) => [form, written[form]]), ["rap", decimalText(rap)]]);
      const row = price({ ...cells, carat: decimalText(carat) }, { world: { ...supplyWorld, rapOf: () => rap } });
      expect(codesOf(row).filter((code) => /^price(Contradicts|Missing)/.test(code))).toEqual([]);
      const found = row.stone;
      if (!found?.rap || !found.disc) throw new Error("the house's list has a price");
      const isByDiscount = !given.some((form) => form === "price_per_ct" || form === "total_amt");
      if (isByDiscount) {
        expect(found).toMatchObject({ quote_kind: "discount", quote: written.disc, disc: written.disc });
        expect(hundredths(found.price_per_ct)).toBe(perCt);
        return;
      }
      const isWhole = !given.includes("price_per_ct");
      expect(found).toMatchObject(
        isWhole
          ? { quote_kind: "total", quote: written.total_amt }
          : { quote_kind: "per_carat", quote: written.price_per_ct, price_per_ct: written.price_per_ct },
      );
      expect(hundredths(found.disc)).toBe(discOf(hundredths(found.price_per_ct), rap));
    }),
    budget({ rounds: 500 }),
  );
});
