import { useDebouncedValue } from "@mantine/hooks";
import type { Data } from "#api/operation-types.ts";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { colourWords, reportWords } from "#domain/code-word.ts";
import { number2 } from "#domain/format.ts";
import { numbersInLine } from "#domain/number-spellings.ts";
import { originNames } from "#domain/stone.ts";
import type { PaletteItem } from "#ui/frame/command-palette.tsx";
import { words } from "./words.ts";

/** A match of the palette, with its address. */
export type Found = PaletteItem & { to: string };

const oneMinute = 60_000;
const restMs = 200;
const atMost = 6;
/**
 * True if a text may be the number of a stone or a report: one number with a figure in it, long enough to have few
 * matches.
 */
const isNumber = (text: string) =>
  text.length >= 3 && text.length <= 40 && /\d/.test(text) && numbersInLine(text).length === 1;

const gradingOf = (stone: Data<"searchStones">["stockList"][number]) =>
  [number2(stone.carat), colourWords(stone), stone.clarity].filter(Boolean).join(" ");

/** Stones by the beginning of their number or by a whole report number, and one's own saved searches. */
export function useFound(typed: string, maySearch: boolean): { stones: Found[]; saved: Found[] } {
  const [query] = useDebouncedValue(typed.trim(), restMs);
  const isReady = maySearch && isNumber(query);
  const page = { query: { size: atMost } };
  const options = { isReady, freshForMs: oneMinute };
  const begins = useCall("searchStones", { ...page, body: { begins: query } }, options);
  const whole = useCall("searchStones", { ...page, body: { numbers: [query] } }, options);
  const saved = useCall(
    "listSavedSearches",
    { query: { size: 50 } },
    { isReady: maySearch && typed.trim() !== "", freshForMs: oneMinute },
  );
  const rows = isReady ? [...(whole.data?.stockList ?? []), ...(begins.data?.stockList ?? [])] : [];
  const stones = [...new Map(rows.map((stone) => [stone.stock_no, stone])).values()].slice(0, atMost);
  return {
    stones: stones.map((stone) => ({
      id: `stone ${stone.stock_no}`,
      label: stone.stock_no,
      hint: [gradingOf(stone), originNames[stone.stone_origin], reportWords(stone)].filter(Boolean).join(" · "),
      icon: "diamond",
      to: addresses.stone(stone.stock_no),
    })),
    saved: (typed.trim() ? (saved.data?.data ?? []) : []).map((one) => ({
      id: `saved ${one.id}`,
      label: one.name,
      hint: words.savedSearch,
      icon: "search",
      to: addresses.kept(one),
    })),
  };
}
