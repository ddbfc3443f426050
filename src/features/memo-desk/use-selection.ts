import { useClient } from "#api/query.ts";
import { meantBy } from "#domain/meant-stones.ts";
import { linesIn } from "#stones/lines/lines-in.ts";
import { useChosenLines } from "#stones/lines/use-chosen-lines.ts";
import type { StoneLine } from "#stones/stone-line.ts";
import type { RefusedNumber } from "#ui/form/stock-numbers-field.tsx";
import type { Memos } from "./use-memos.ts";
import { words } from "./words.ts";

export const rowId = ({ id }: StoneLine) => String(id);

/** Lines that are selected on one tab stay selected on another. */
const everyTab = { currentTab: "all" };

/** The selected lines, also of other pages, and the selection by stock numbers as they are read from a parcel. */
export function useSelection({ cycle, lines }: Memos, userId: number | undefined) {
  const client = useClient();
  const { selected, select } = cycle;
  const { know, ...rest } = useChosenLines({ operation: "listMemos", filter: everyTab, cycle, lines, rowId });

  /**
   * Adds the lines that are out under these stock or report numbers to the selection. Answers the numbers that are not
   * out, and those that several stones on memo share: a person chooses among them.
   */
  async function selectNumbers(numbers: readonly string[]): Promise<RefusedNumber[]> {
    const answer = await client.call("listMemos", {
      query: { currentTab: "issued", user_id: userId, page: 1, size: 1000 },
      body: { stock_numbers: [...numbers] },
    });
    const found = linesIn(answer);
    const meant = meantBy(found.map((line) => ({ ...line.stone, line })));
    const meantLines = numbers.flatMap((number) => {
      const [one, ...others] = meant(number);
      return one && others.length === 0 ? [one.line] : [];
    });
    know(meantLines);
    if (meantLines.length > 0) select(new Set([...[...selected].map(String), ...meantLines.map(rowId)]));
    return numbers.flatMap((stock_no): RefusedNumber[] => {
      const stones = meant(stock_no);
      if (stones.length === 0) return [{ stock_no, reason: words.notOnMemo }];
      return stones.length > 1
        ? [{ stock_no, reason: words.severalOut, choices: stones.map((stone) => stone.stock_no) }]
        : [];
    });
  }
  return { ...rest, selectNumbers };
}
