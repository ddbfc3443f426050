import type { Box, Point } from "./layout.ts";
import { clear, type Ground, type Stand, step, type Ways, wayBetween, waysOn } from "./ways.ts";

/**
 * An exit of a box for lines. It has the point on the edge, and the first crossing of ways outside that faces away from
 * the box.
 */
interface Port {
  edge: Point;
  at: Stand;
}

const sides = [0, 1, 2, 3];

function portsOf({ x, y, width, height }: Box): Port[] {
  const along = (from: number, length: number) => {
    const [first, last] = [Math.ceil((from + step) / step), Math.floor((from + length - step) / step)];
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  };
  const before = (edge: number) => Math.floor((edge - clear - 1) / step);
  const after = (edge: number) => Math.ceil((edge + clear + 1) / step);
  return [
    ...along(y, height).flatMap((row): Port[] => [
      { edge: [x + width, row * step], at: [after(x + width), row, 0] },
      { edge: [x, row * step], at: [before(x), row, 2] },
    ]),
    ...along(x, width).flatMap((column): Port[] => [
      { edge: [column * step, y + height], at: [column, after(y + height), 1] },
      { edge: [column * step, y], at: [column, before(y), 3] },
    ]),
  ];
}

/** The distance of a port from the middle of its edge, which is the nicest place. */
const offCentre = ({ x, y, width, height }: Box, { edge, at }: Port): number =>
  Math.round((at[2] % 2 === 0 ? Math.abs(edge[1] - y - height / 2) : Math.abs(edge[0] - x - width / 2)) / step);

const leaving = (box: Box, ports: readonly Port[]) =>
  ports.map((port) => ({ at: port.at, price: offCentre(box, port) }));

/** The ports with an arriving line's direction, towards the box. */
const arriving = (ports: readonly Port[]) =>
  ports.map(({ at: [column, row, looks] }): Stand => [column, row, (looks + 2) % 4]);

/** The way of a loop, which leaves and arrives round a corner. */
function loopOf(ways: Ways, box: Box): Stand[] | undefined {
  const ports = portsOf(box);
  const on = (side: number) => ports.filter(({ at }) => at[2] === side % 4);
  for (const side of sides) {
    const way = wayBetween(ways, leaving(box, on(side)), arriving(on(side + 1)));
    if (way) return way;
  }
  return undefined;
}

/** The bends of a way: its points without those that lie on a straight piece. */
const bendsOf = (points: readonly Point[]): Point[] =>
  points.filter(([x, y], at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return !before || !after || !((before[0] === x && after[0] === x) || (before[1] === y && after[1] === y));
  });

const edgeAt = (ports: readonly Port[], [column, row]: Stand, looks: number): Point[] =>
  ports.filter(({ at }) => at[0] === column && at[1] === row && at[2] === looks).map(({ edge }) => edge);

/** The cheapest way from one box to another, or to itself, of level and upright pieces; undefined if there is none. */
export function routeBetween(from: Box, to: Box, ground: Ground): Point[] | undefined {
  const ways = waysOn(ground);
  const [out, into] = [portsOf(from), portsOf(to)];
  const way = from === to ? loopOf(ways, from) : wayBetween(ways, leaving(from, out), arriving(into));
  const [first, last] = [way?.[0], way?.at(-1)];
  if (!way || !first || !last) return undefined;
  return bendsOf([
    ...edgeAt(out, first, first[2]),
    ...way.map(([column, row]): Point => [column * step, row * step]),
    ...edgeAt(into, last, (last[2] + 2) % 4),
  ]);
}
