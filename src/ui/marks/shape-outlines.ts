/** Facet outlines, crown view, as SVG paths in a box of 24 × 24: the girdle, the table, then every facet line. */

type Point = readonly [x: number, y: number];
/** A closed line by its turn: radians, clockwise from the top. */
type Outline = (turn: number) => Point;

const centre: Point = [12, 12];
const towards = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
const ring = (n: number, outline: Outline, offset = 0) =>
  Array.from({ length: n }, (_, i) => outline(((i + offset) / n) * 2 * Math.PI));
const at = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;
const path = (points: readonly Point[]) => `M${points.map(at).join("L")}Z`;
const line = (a: Point, b: Point) => `M${at(a)}L${at(b)}`;
const pick = (points: readonly Point[], i: number) => points[(i + points.length) % points.length] ?? centre;

/** Girdle, table, and the zigzag of star and kite facets between them. */
function brilliant(outline: Outline, facets = 8, table = 0.54, heartOfStone = centre) {
  const girdle = ring(facets, outline);
  const inner = ring(facets, outline, 0.5).map((point) => towards(heartOfStone, point, table));
  const crown = girdle.flatMap((point, i) => [line(point, pick(inner, i)), line(point, pick(inner, i - 1))]);
  return [path(ring(72, outline)), path(inner), crown.join("")] as const;
}

/** Nested outlines and the lines that join their corners. */
function stepCut(corners: readonly Point[], scales: readonly number[]) {
  const [first = 0.7, ...rest] = scales;
  const scaled = (scale: number) => path(corners.map((corner) => towards(centre, corner, scale)));
  const joins = corners.map((corner) => line(corner, towards(centre, corner, scales.at(-1) ?? first)));
  return [path(corners), scaled(first), [...rest.map(scaled), ...joins].join("")] as const;
}

function cutCorners(w: number, h: number, cut: number): Point[] {
  const [l, r, t, b] = [12 - w, 12 + w, 12 - h, 12 + h];
  return [
    [l + cut, t],
    [r - cut, t],
    [r, t + cut],
    [r, b - cut],
    [r - cut, b],
    [l + cut, b],
    [l, b - cut],
    [l, t + cut],
  ];
}

const ellipse =
  (rx: number, ry: number): Outline =>
  (t) => [12 + rx * Math.sin(t), 12 - ry * Math.cos(t)];
const rounded: Outline = (t) => {
  const flat = (v: number) => Math.sign(v) * Math.abs(v) ** 0.58;
  return [12 + 9.4 * flat(Math.sin(t)), 12 - 9.4 * flat(Math.cos(t))];
};
const drop: Outline = (t) => [12 + 7.4 * Math.sin(t) * Math.sin(t / 2) ** 0.8 * 1.08, 12 - 10.4 * Math.cos(t)];
const boat: Outline = (t) => [12 + 5.8 * Math.sign(Math.sin(t)) * Math.sin(t) ** 2, 12 - 10.6 * Math.cos(t)];
const heart: Outline = (t) => [
  12 + 9.6 * Math.sin(t) ** 3,
  11.2 - 0.62 * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)),
];
const bulged: Outline = (t) => {
  const r = 9.2 + 1.7 * Math.cos(3 * t);
  return [12 + r * Math.sin(t), 13.2 - r * Math.cos(t)];
};

function princess() {
  const square = cutCorners(8.8, 8.8, 0).filter((_, i) => i % 2 === 0);
  const table = square.map((corner) => towards(centre, corner, 0.5));
  const middles = square.map((corner, i) => towards(corner, pick(square, i + 1), 0.5));
  const chevrons = middles.flatMap((m, i) => [line(m, pick(table, i)), line(m, pick(table, i + 1))]);
  const joins = square.map((corner, i) => line(corner, pick(table, i)));
  return [path(square), path(table), [...chevrons, ...joins].join("")] as const;
}

function radiant() {
  const outer = cutCorners(8, 10, 3);
  const table = outer.map((corner) => towards(centre, corner, 0.52));
  const zigzag = outer.flatMap((p, i) => [line(p, pick(table, i)), line(p, pick(table, i - 1))]);
  return [path(outer), path(table), zigzag.join("")] as const;
}

const bar: Point[] = [
  [7.6, 2.4],
  [16.4, 2.4],
  [16.4, 21.6],
  [7.6, 21.6],
];

export const outlines = {
  Round: brilliant(ellipse(10, 10)),
  Oval: brilliant(ellipse(7.4, 10.4)),
  Emerald: stepCut(cutCorners(7.4, 10.2, 2.8), [0.76, 0.5]),
  Cushion: brilliant(rounded),
  Pear: brilliant(drop, 8, 0.5, [12, 13.6]),
  Princess: princess(),
  Radiant: radiant(),
  Marquise: brilliant(boat, 8, 0.52),
  Heart: brilliant(heart, 8, 0.5, [12, 12.4]),
  Asscher: stepCut(cutCorners(9.4, 9.4, 4), [0.76, 0.52, 0.3]),
  Trilliant: brilliant(bulged, 6, 0.5),
  Baguette: stepCut(bar, [0.74, 0.46]),
} as const satisfies Record<string, readonly [girdle: string, table: string, facets: string]>;

export type Shape = keyof typeof outlines;
