/** Every word of the stock overview; sentences of refusals are the catalogue's. */
export const words = {
  title: "Stock overview",
  offers: "The stock in figures, and one stone by its stock number",
  views: "Diamond type",
  all: "All",
  white: "White",
  fancy: "Fancy",
  allTile: "Total inventory",
  whiteTile: "White diamonds",
  fancyTile: "Fancy diamonds",
  summary: "Stock in sum",
  details: "Stock by attribute",
  pcs: "pcs",
  ct: "ct",
  pieces: "Pieces",
  carats: "Carats",
  amount: "Amount $",
  cost: "Cost $",
  costOf: (sum: string) => `Cost ${sum}`,
  emptyText: "Stones that are sold or off the market do not count.",

  origin: "Origin",
} as const;
