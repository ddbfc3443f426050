import type { ChartRow } from "#ui/charts/chart-data.ts";

/** The figures of the design's picture of the dashboard, and some that are hard to draw. */

const row = (label: string, values: readonly (number | null)[], rest: Partial<ChartRow> = {}): ChartRow => ({
  id: label,
  label,
  values,
  ...rest,
});

export const weeks = [
  [40, 212, 190],
  [41, 240, 204],
  [42, 198, 222],
  [43, 264, 214],
  [44, 304, 260],
  [45, 281, 255],
  [46, 334, 248],
  [47, 312, 290],
].map(([week = 0, now = 0, before = 0]) =>
  row(`Week ${week}`, [now, before], { tick: `${week}`, to: `#week-${week}` }),
);

const searched = [4, 2, 1, 1, 3, 14, 38, 71, 122, 164, 172, 158, 120, 144, 176, 162, 131, 98, 66, 41, 30, 22, 12, 7];
const twoDigits = (hour: number) => String(hour).padStart(2, "0");
export const hours = searched.map((value, hour) =>
  row(`${twoDigits(hour)}:00`, [value], { tick: twoDigits(hour), to: `#hour-${hour}` }),
);

export const shapes = (
  [
    ["Round", 58900],
    ["Oval", 6610],
    ["Emerald", 5580],
    ["Cushion", 5570],
    ["Pear", 4660],
    ["Princess", 3700],
    ["Radiant", 3710],
    ["Marquise", 2790],
    ["Heart", 1380],
    ["Asscher", 940],
  ] as const
).map(([shape, pieces]) => row(shape, [pieces], { to: `#${shape}` }));

/** 60 countries, one with a long name, the last with one search. */
export const countries = Array.from({ length: 60 }, (_, at) =>
  row(
    at === 3 ? "The United Kingdom of Great Britain and Northern Ireland" : `Country ${at + 1}`,
    [Math.round(9000 / (at + 1) ** 1.9), Math.round(8000 / (at + 1) ** 1.8)],
    { to: `#country-${at + 1}` },
  ),
);

export const steps = [
  row("Searched", [8412], { to: "#searched" }),
  row("Looked at a stone", [5120], { to: "#looked", stoppedTo: "#stopped-1" }),
  row("Held or in a cart", [1264], { to: "#held", stoppedTo: "#stopped-2" }),
  row("Asked to confirm", [611], { to: "#asked", stoppedTo: "#stopped-3" }),
  row("Approved", [611], { to: "#approved", stoppedTo: "#stopped-4" }),
  row("Sold", [402], { to: "#sold", stoppedTo: "#stopped-5" }),
];

export const parts = ["Round", "Oval", "Emerald", "Cushion", "Pear", "Others"].map((label) => ({ label }));
export const months = ["June", "July", "August", "September", "October", "November"].map((month, at) =>
  row(month, [310 + at * 22, 90 - at * 6, 60 + at, 44, 31 + at * 3, at === 2 ? 0 : 18], { tick: month.slice(0, 3) }),
);

/** Gains and losses: below zero, at zero, and a month that has not come. */
export const results = (
  [
    ["June", 18230.5],
    ["July", -4120.25],
    ["August", 0],
    ["September", 9944],
    ["October", -12300],
    ["November", 21014.75],
    ["December", null],
  ] as const
).map(([month, value]) => row(month, [value], { tick: month.slice(0, 3) }));

const day = 86_400_000;
const isoDay = (at: number) => new Date(Date.UTC(2025, 9, 20) + at * day).toISOString().slice(0, 10);
const onPage = (iso: string) => iso.split("-").reverse().join("/");
/** 400 days in whole dollars, with a week that nobody counted. */
export const days = Array.from({ length: 400 }, (_, at) => {
  const amount = 600_000_000 + Math.round(Math.sin(at / 23) * 180_000_000 + ((at * 7919) % 97) * 200_000);
  const isUncounted = at >= 200 && at < 207;
  return row(onPage(isoDay(at)), [isUncounted ? null : amount, amount * 0.8]);
});

export const one = [row("20/11/2026", [1])];

export const longNames = ["Juwelenhandelsgesellschaft Oberland", "Northlight Jewels", "Casa Belmonte", "Kestrel"].map(
  (name, at) => row(name, [40 - at * 9]),
);
