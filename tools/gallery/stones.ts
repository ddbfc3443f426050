/** A made-up stone. Stones follow a rule, so that pictures of the parts are the same every time. */
export interface Stone {
  stock_no: string;
  status: number;
  shape: string;
  carat: number;
  color: string;
  clarity: string;
  cut: string | null;
  polish: string;
  symmetry: string;
  fluorescence: string;
  lab: string;
  rap: number | null;
  disc: number | null;
  price_per_ct: number;
  total_amt: number;
  report_no: string;
}

const of = <T>(values: readonly [T, ...T[]], i: number): T => values[i % values.length] ?? values[0];
const round2 = (value: number) => Math.round(value * 100) / 100;

export const stones: Stone[] = Array.from({ length: 500 }, (_, i) => {
  const turn = (i * 7919) % 1000;
  const carat = round2(1 + turn / 2500);
  const rap = i % 23 === 22 ? null : 9600 + (turn % 30) * 100;
  const disc = rap === null ? null : round2(-45 + i / 40 + (turn % 7) / 10);
  const price = rap === null || disc === null ? 5200 : round2(rap * (1 + disc / 100));
  return {
    stock_no: `NW${204817 + i * 37}`,
    status: of([1, 1, 1, 1, 4, 1, 5, 1, 8, 1, 3, 1, 2], i),
    shape: of(["Round", "Round", "Oval", "Round", "Pear", "Cushion", "Emerald", "Heart"], i),
    carat,
    color: of(["D", "E", "F", "G"], turn),
    clarity: of(["VVS2", "VS1", "VVS1", "IF"], turn >> 2),
    cut: i % 5 === 2 ? null : "EX",
    polish: of(["EX", "EX", "VG"], i),
    symmetry: of(["EX", "EX", "EX", "VG"], i),
    fluorescence: of(["NON", "NON", "FNT", "MED"], turn),
    lab: of(["GIA", "GIA", "GIA", "IGI"], turn),
    rap,
    disc,
    price_per_ct: price,
    total_amt: round2(price * carat),
    report_no: String(2206000000 + turn * 317),
  };
});

export const summary = (rows: readonly Stone[]) => {
  const sum = (value: (row: Stone) => number) => rows.reduce((total, row) => total + value(row), 0);
  const listed = rows.filter((row) => row.rap !== null);
  const listValue = listed.reduce((total, row) => total + (row.rap ?? 0) * row.carat, 0);
  const carats = sum((row) => row.carat);
  const total = sum((row) => row.total_amt);
  return {
    pieces: rows.length,
    carats,
    rapAverage: carats ? listValue / carats : null,
    discount: listValue ? (listed.reduce((t, row) => t + row.total_amt, 0) / listValue - 1) * 100 : null,
    perCarat: carats ? total / carats : null,
    total,
  };
};
