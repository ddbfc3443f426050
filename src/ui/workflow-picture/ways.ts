import type { Box } from "./layout.ts";

/** The ground of a new line. The line goes round closed boxes, and rather crosses a line than follows it. */
export interface Ground {
  width: number;
  height: number;
  closed: readonly Box[];
  lines: readonly Box[];
}

/** The ways on which a line may run, a step apart, with the price of each of their crossings. */
export interface Ways {
  columns: number;
  rows: number;
  prices: Uint8Array;
}

/** The distance between ways, and the distance of a line from boxes and other lines. */
export const step = 8;
export const clear = 5;

/** The prices of a bend and of a crossing near another line, in steps. */
const bend = 5;
const near = 6;
const closed = 0;

/** Right, down, left, up. */
export const directions = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

export function waysOn({ width, height, closed: shut, lines }: Ground): Ways {
  const [columns, rows] = [Math.floor(width / step) + 1, Math.floor(height / step) + 1];
  const prices = new Uint8Array(columns * rows).fill(1);
  const within = (from: number, length: number, all: number) =>
    [
      Math.max(0, Math.ceil((from - clear) / step)),
      Math.min(all - 1, Math.floor((from + length + clear) / step)),
    ] as const;
  const mark = (boxes: readonly Box[], price: number) => {
    for (const box of boxes) {
      const [left, right] = within(box.x, box.width, columns);
      const [top, bottom] = within(box.y, box.height, rows);
      for (let row = top; row <= bottom && left <= right; row++)
        prices.fill(price, row * columns + left, row * columns + right + 1);
    }
  };
  mark(lines, 1 + near);
  mark(shut, closed);
  return { columns, rows, prices };
}

/** A crossing and a direction of looking. */
export type Stand = readonly [column: number, row: number, looks: number];

/** The cheapest way from one of the starts to one of the ends, first to last. */
export function wayBetween(
  { columns, rows, prices }: Ways,
  starts: readonly { at: Stand; price: number }[],
  ends: readonly Stand[],
): Stand[] | undefined {
  const priceAt = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < columns && row < rows ? (prices[row * columns + column] ?? closed) : closed;
  const placeOf = ([column, row, looks]: Stand) => (row * columns + column) * 4 + looks;
  const standAt = (place: number): Stand => {
    const cell = Math.floor(place / 4);
    return [cell % columns, Math.floor(cell / columns), place % 4];
  };
  const sought = new Set(ends.filter(([column, row]) => priceAt(column, row) !== closed).map(placeOf));
  const unseen = -2;
  const came = new Int32Array(prices.length * 4).fill(unseen);
  const queue: [place: number, before: number][][] = [];
  const push = (price: number, stand: Stand, before: number) => {
    if (priceAt(stand[0], stand[1]) === closed || came[placeOf(stand)] !== unseen) return;
    queue[price] ??= [];
    queue[price].push([placeOf(stand), before]);
  };
  for (const { at, price } of starts) push(price, at, -1);
  for (let price = 0; price < queue.length; price++) {
    for (const [place, before] of queue[price] ?? []) {
      if (came[place] !== unseen) continue;
      came[place] = before;
      if (sought.has(place)) return backFrom(place);
      const [column, row, looks] = standAt(place);
      for (const [next, [x, y]] of directions.entries()) {
        if ((next + 2) % 4 === looks) continue;
        push(price + priceAt(column + x, row + y) + (next === looks ? 0 : bend), [column + x, row + y, next], place);
      }
    }
  }
  return undefined;

  function backFrom(last: number): Stand[] {
    const way: Stand[] = [];
    for (let place = last; place >= 0; place = came[place] ?? -1) way.unshift(standAt(place));
    return way;
  }
}
