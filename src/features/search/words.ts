import { count } from "#domain/format.ts";

/** The words of the results. */
export const words = {
  title: "Search",
  about: { white: "White diamonds", fancy: "Fancy diamonds", both: "All diamonds" },
  stones: "stones",

  // toolbar
  type: "Diamond type",
  types: { white: "White", fancy: "Fancy", both: "Both" },
  origin: "Origin",
  origins: { natural: "Natural", labGrown: "Lab grown", both: "Both" },
  availability: "Availability",
  availabilities: { all: "All", available: "Available", notAvailable: "Not available" },
  field: "Words or numbers",
  fieldHint: "1ct D VVS 3ex gia, or numbers",
  filters: (n: number) => (n === 0 ? "Filters" : n === 1 ? "1 filter" : `${count(n)} filters`),
  done: (n: number | undefined) => (n === undefined ? "Show the stones" : `Show ${count(n)} stones`),

  saveMore: "Save search…",
  saveTitle: "Save this search",
  searchName: "Name",
  forClient: "For a client",
  save: "Save search",
  saved: "What is saved",
  exportAll: (n: number | undefined) => (n === undefined ? "Export" : `Export ${count(n)}`),

  // words that were typed
  understood: "Understood",
  unknown: (text: string) => `“${text}” is not understood`,
  replaced: "a later word says otherwise",
  meaning: (text: string) => `What “${text}” means`,
  forget: (text: string) => `Leave out ${text}`,
  tooMany: (n: number) => `${count(n)} numbers are beyond the 500 of one search.`,
  apply: (n: number | undefined) => (n === undefined ? "Search" : `Search: ${count(n)} stones`),

  // pasted numbers
  pasted: "Pasted numbers",
  found: (n: number) => `${count(n)} found`,
  taken: (n: number) => `${count(n)} taken`,
  notFound: (n: number) => `${count(n)} not found`,
  clearNumbers: "Clear the numbers",

  // rail
  rail: "Filters",
  clear: "Clear",
  clearGroup: (label: string) => `Clear ${label.toLowerCase()}`,
  chosenOf: (label: string) => `${label}: what is chosen`,
  contains: "Contains",
  doesNotContain: "Does not contain",
  more: (n: number) => `${count(n)} more`,
  fewer: "Fewer",
  arrived: "Arrived",
  groups: {
    shape: "Shape",
    carat: "Carat",
    color: "Colour",
    fancy_color: "Fancy colour",
    intensity: "Intensity",
    overtone: "Overtone",
    clarity: "Clarity",
    finish: "Cut, polish, symmetry",
    fluorescence: "Fluorescence",
    lab: "Lab",
    price: "Your price",
    status: "Status",
    location: "Location",
    tinge: "Shade, milky, inclusions",
    media: "Pictures and papers",
    measures: "Measurements",
    proportions: "Proportions",
    fluorescence_color: "Fluorescence colour",
    making: "Treatment and growth",
    provider: "Provider",
    cost: "Cost",
  },
  flags: {
    has_image: "Image",
    has_video: "Video",
    has_certificate: "Certificate",
    has_hearts_arrows: "Hearts and arrows",
  },
  ranges: {
    carat: "Carat",
    rap: "Rap $/ct",
    disc: "Disc %",
    price_per_ct: "$/ct",
    markup_disc: "Own disc %",
    markup_ppc: "Own $/ct",
    sell_amt: "Amount $",
  },
  provider: (id: string) => `Provider ${id}`,

  // states
  noneMatch: (n: number) => (n === 1 ? "No stone matches the filter." : `No stone matches all ${count(n)} filters.`),
  without: (label: string, n: number) => `Without “${label}” there are ${count(n)}.`,
  lift: (subject: string) => `Lift ${subject}`,
  empty: "No stones are open to you yet.",
  emptyText: "Stones that providers bring in, and that your account may see, appear here.",
  pastTheEnd: "There are fewer stones than this page would show.",
  firstPage: "First page",

  // selection
  totals: "Totals",
  selectionTotals: "Totals of the selection",
  selecting: "Selecting…",
  sortedBy: (n: string, column: string) => `${n} stones, ${column}`,
} as const;
