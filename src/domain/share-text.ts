import { attributeWord, colourWords, reportWords } from "./code-word.ts";
import { number2, textOf } from "./format.ts";
import { finishWords, type Graded, noGlow, remarksOf } from "./grade-words.ts";
import { originNames, type StoneOrigin } from "./stone.ts";

/** The fields of a stone for its text. A missing link is null. */
export type SharedStone = Graded & {
  stock_no: string;
  lab: string | null;
  report_no: string | null;
  shape: string;
  diamond_type: "white" | "fancy";
  stone_origin: StoneOrigin;
  color: string | null;
  intensity: string | null;
  overtone: string | null;
  fancy_color: string | null;
  clarity: string | null;
  carat: number;
  /** Null where no price is told. */
  markup_ppc: number | null;
  sell_amt: number | null;
  image: string | null;
  video: string | null;
  certificate: string | null;
};

/** The last line, word for word (spec §9). */
const ending = "Confirm...";

const words = (...parts: (string | null)[]) => parts.flatMap((part) => part?.trim() || []).join(" ");

/** The lines of one stone by spec §9, at the reader's own price. Links that the stone has stand in full. */
function linesOf(stone: SharedStone, home: string): string[] {
  const links: [string, string | null][] = [
    ["Image", stone.image],
    ["Video", stone.video],
    ["Certificate", stone.certificate],
  ];
  const grading = words(
    attributeWord("shape", stone.shape),
    colourWords(stone),
    stone.clarity,
    `${number2(stone.carat)} ct`,
  );
  return [
    `Stock No: ${stone.stock_no}`,
    `Report: ${textOf(reportWords(stone))}`,
    [grading, originNames[stone.stone_origin], finishWords(stone), noGlow(stone), ...remarksOf(stone)]
      .filter(Boolean)
      .join(", "),
    ...(stone.markup_ppc === null ? [] : [`PPC: ${number2(stone.markup_ppc)}`]),
    ...(stone.sell_amt === null ? [] : [`Final Amt. USD: ${number2(stone.sell_amt)}`]),
    ...links.flatMap(([name, link]) => (link ? [`${name}: ${link.startsWith("/") ? home + link : link}`] : [])),
  ];
}

/** The stones without their prices, for somebody who is not to read them. */
export const unpriced = (stones: readonly SharedStone[]): SharedStone[] =>
  stones.map((stone) => ({ ...stone, markup_ppc: null, sell_amt: null }));

/** The text to copy or send for some stones. `home` is the address of the house's own files. */
export const shareText = (stones: readonly SharedStone[], home: string): string =>
  `${stones.map((stone) => linesOf(stone, home).join("\n")).join("\n\n")}\n${ending}`;
