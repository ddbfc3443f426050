/** All words of the stock overview. Sentences of refusals stand in the catalogue. */
export const words = {
  title: "Stock overview",
  offers: "The stock in figures",
  views: "Diamond type",
  all: "All",
  white: "White",
  fancy: "Fancy",
  allTile: "Total inventory",
  whiteTile: "White diamonds",
  fancyTile: "Fancy diamonds",
  summary: "Stock totals",
  details: "Stock by attribute",
  pcs: (n: number) => (n === 1 ? "pc" : "pcs"),
  ct: "ct",
  pieces: "Pieces",
  carats: "Carats",
  amount: "Amount $",
  cost: "Cost $",
  costOf: (sum: string) => `Cost ${sum}`,
  emptyText: "Stones that you can see are counted here, except those that are sold or off the market.",

  origin: "Origin",
} as const;
