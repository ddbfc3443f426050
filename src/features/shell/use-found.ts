import { useDebouncedValue } from "@mantine/hooks";
import { useCall } from "#api/query.ts";
import { addresses } from "#domain/addresses.ts";
import { number2 } from "#domain/format.ts";
import type { PaletteItem } from "#ui/frame/command-palette.tsx";
import { words } from "./words.ts";

/** A match of the palette, with its address. */
export type Found = PaletteItem & { to: string };

const oneMinute = 60_000;
const restMs = 200;
const atMost = 6;
/**
 * True if a text may be the number of a stone or a report: one word with a figure in it, long enough to have few
 * matches.
 */
const isNumber = (text: string) => text.length >= 3 && text.length <= 40 && /^\S*\d\S*$/.test(text);

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
    stones: stones.map(({ stock_no, report_no, lab, carat, color, fancy_color, clarity }) => ({
      id: `stone ${stock_no}`,
      label: stock_no,
      hint: [number2(carat), color ?? fancy_color, clarity, lab, report_no].filter(Boolean).join(" "),
      icon: "diamond",
      to: addresses.stone(stock_no),
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
