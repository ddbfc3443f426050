import type { SearchRange } from "../stone-search.ts";

/** Words that name a number. Prices are the buyer's own: no typed word reaches the cost of a stone. */
const words: Partial<Record<SearchRange, string>> = {
  carat: "carat,carats,weight,wt,size,sz",
  table_pct: "table,tbl,table %,table pct",
  depth_pct: "depth,depth %,total depth,td,depth pct",
  ratio: "ratio,l/w,lw ratio,l/w ratio",
  length: "length",
  width: "width",
  height: "height",
  crown_angle: "crown angle,ca",
  crown_height: "crown height,ch",
  pavilion_angle: "pavilion angle,pav angle,pa",
  pavilion_depth: "pavilion depth,pav depth,pd",
  rap: "rap,rap price,list price,rapaport",
  sell_amt: "price,total,amount,total price,total amount,budget",
  markup_ppc: "ppc,price/ct,price per carat,price per ct,per carat,per ct,$/ct,rate",
  markup_disc: "disc,discount,disc %,discount %,back,off,below list,below rap,under list,under rap,rap back",
};

export const measureWords: ReadonlyMap<string, SearchRange> = new Map(
  Object.entries(words).flatMap(([name, list]) =>
    list.split(",").map((word): [string, SearchRange] => [word, name as SearchRange]),
  ),
);

type Measure = { least: number; most: number; listed: 1 | 2; unit: "ct" | "mm" | "%" | undefined };
const millimetres: Measure = { least: 0.5, most: 60, listed: 2, unit: "mm" };
const degrees: Measure = { least: 5, most: 70, listed: 1, unit: undefined };

/** The bounds of each number. Beyond them the word belongs to something else. */
export const measures: Partial<Record<SearchRange, Measure>> = {
  carat: { least: 0, most: 1000, listed: 2, unit: "ct" },
  table_pct: { least: 20, most: 100, listed: 1, unit: "%" },
  depth_pct: { least: 20, most: 100, listed: 1, unit: "%" },
  ratio: { least: 0.5, most: 4, listed: 2, unit: undefined },
  length: millimetres,
  width: millimetres,
  height: millimetres,
  crown_angle: degrees,
  crown_height: { least: 1, most: 40, listed: 1, unit: "%" },
  pavilion_angle: degrees,
  pavilion_depth: { least: 10, most: 70, listed: 1, unit: "%" },
};
