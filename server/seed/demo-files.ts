import { originCodes } from "#domain/stone.ts";
import type { Reading } from "../house/context.ts";

/** A supplier's file: its name, and its text made from stones of the house. */
export type DemoFile = { provider: string; name: string; text: (stones: readonly KnownStone[]) => string };

type KnownStone = {
  org_stock_no: string;
  shape: string;
  carat: string;
  color: string | null;
  clarity: string | null;
  lab: string | null;
  report_no: string | null;
  price_per_ct: string;
};

const STONES = 24;
/** More rows than a first look reads, so that the break is found while the file is read. */
const ROWS_OF_BROKEN = 1_200;

const header = "Stock #,Shape,Weight,Color,Clarity,Lab,Report #,Origin,Price per carat";
const line = (stone: KnownStone, price: string) =>
  [
    stone.org_stock_no,
    stone.shape,
    stone.carat,
    stone.color,
    stone.clarity,
    stone.lab,
    stone.report_no,
    "Natural",
    price,
  ].join();
const priced = (factor: number) => (stone: KnownStone) => line(stone, (Number(stone.price_per_ct) * factor).toFixed(2));

/** A file that came too late: the prices of another year. */
export const lastYears: DemoFile = {
  provider: "Aldgate Diamonds",
  name: "aldgate-2025.csv",
  text: (stones) => [header, ...stones.slice(0, 12).map(priced(1.3))].join("\n"),
};

/** A delivery that was broken off in the middle of a cell. */
export const broken: DemoFile = {
  provider: "Brennan Diamonds",
  name: "brennan-stock.csv",
  text: () => {
    const rows = Array.from(
      { length: ROWS_OF_BROKEN },
      (_, at) => `BR-${1000 + at},ROUND,1.01,G,VS1,GIA,${6_200_000_000 + at},Natural,5200.00`,
    );
    return [header, ...rows, 'BR-9000,ROUND,1.01,G,VS1,GIA,"62'].join("\n");
  },
};

/** Changed prices, with two rows that cannot be taken. */
export const changedPrices: DemoFile = {
  provider: "Aldgate Diamonds",
  name: "aldgate-changes.csv",
  text: (stones) => [header, ...stones.map((stone, at) => (at < 2 ? line(stone, "") : priced(0.97)(stone)))].join("\n"),
};

/** New stones in a supplier's own way: a title above the header, discounts that do not say below or above the list. */
export const openDiscounts: DemoFile = {
  provider: "Castor Diamonds",
  name: "castor-new.csv",
  text: () => {
    const rows = Array.from(
      { length: 18 },
      (_, at) => `CN-${100 + at},RBC,1.02,G,VS1,EX,EX,EX,GIA,${7_310_000_000 + at},${38 + (at % 4)}.5,Natural`,
    );
    const columns = "Stone ID,Shape,Weight,Color,Clarity,Cut,Polish,Symmetry,Lab,Report No,Discount %,Origin";
    return ["Castor Diamonds,new stones", ",", columns, ...rows].join("\n");
  },
};

/** Stones of a provider that no other story takes: those are a third of the stock (free-stone numbers). */
export const stonesToDeliver = ({ db }: Pick<Reading, "db">, provider_id: number): Promise<KnownStone[]> =>
  db
    .selectFrom("stone")
    .select(["org_stock_no", "shape", "carat", "color", "clarity", "lab", "report_no", "price_per_ct"])
    .where("provider_id", "=", provider_id)
    .where("stone_origin", "=", originCodes.natural)
    .where("status", "=", 1)
    .where("rap", "is not", null)
    .where("report_no", "is not", null)
    .where(({ eb }) => eb(eb("id", "%", 3), "=", 1))
    .orderBy("id")
    .limit(STONES)
    .execute();
