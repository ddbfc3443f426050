/** A stone of a pair. */
export const stone = (stock_no: string, more: object = {}) => ({
  id: Number(stock_no.slice(1)),
  stock_no,
  status: 1,
  diamond_type: "white",
  stone_origin: 2,
  shape: "ROUND",
  carat: 0.5,
  color: "D",
  clarity: "VS1",
  lab: "GIA",
  markup_ppc: 2000,
  sell_amt: 1000,
  ...more,
});

const totals = { pieces: 2, carat: 1.01, rap_avg: null, disc_avg: null, price_per_ct: 2000, total_amt: 2020 };
const reason = (column: string, label: string, difference: number, allowed: number, unit = "mm") => ({
  column,
  label,
  unit,
  difference,
  allowed,
});
/** A pair as a search for pairs finds it. */
export const pair = (pair_no: number, stock_nos: [string, string], more: object = {}) => ({
  pair_no,
  score: 97,
  reasons: [
    reason("carat", "Carat", 0.01, 0.03, "ct"),
    reason("length", "Length", 0, 0.05),
    reason("color", "Colour", 1, 1, "steps"),
  ],
  stones: [stone(stock_nos[0]), stone(stock_nos[1], { carat: 0.51, color: "E" })],
  totals,
  kept_id: null,
  taken: [],
  ...more,
});
/** The facts of a pair that the house keeps. */
export const kept = {
  id: 3,
  score: 88,
  is_separable: true,
  version: 4,
  created_at: "2026-11-19T09:00:00.000Z",
  totals,
};
