import { count } from "#domain/format.ts";

/** The words that all screens of stones share. */
export const words = {
  stone: "the stone",
  yourHold: "Your hold",
  noSuchStone: (stockNo: string) => `${stockNo} is not offered to you`,
  noSuchStoneText: "It may have been sold or withdrawn, or the number may be mistyped.",
  whole: "Stone",
  grading: "Grading",
  measures: "Measurements",
  prices: "Prices",
  priceComing: "The price of this stone is being read.",
  costs: "Cost",
  history: "History",
  trackReport: "Track report",
  similar: "Similar stones",
  similarTo: "Similar are available stones:",
  similarCount: "Similar",
  similarLowest: "Lowest/ct",
  similarMedian: "Median/ct",
  toMedian: "To median %",
  type: "Diamond type",
  types: { white: "White", fancy: "Fancy" },
  origin: "Origin",
  provider: "Provider",
  fresh: "Fresh",
  older: (hours: number) => `Older than ${count(hours)} ${hours === 1 ? "hour" : "hours"}`,
  neverDelivered: "Never delivered",
  delivered: "Last delivered",
  freshness: "Freshness",
  deadLink: (what: string, why: string, at: string) => `${what}: this link is dead. ${why} Looked at ${at}.`,
  lapsed: (since: string) => `Off the market since ${since}, as its provider did not deliver`,
  alsoListed: "Also listed by",
  costPerCarat: "Cost/ct",
  status: "Status",
  standsBack: "It is not offered: another provider's stone with the same report is offered in its place.",
  heartsArrows: "Hearts and arrows",
  yes: "Yes",

  // acts on a selection
  exportSome: (n: string) => `Export ${n}`,
  exportAtMost: (n: number) => `At most ${n} selected stones can be exported.`,
  guestFileAtMost: (n: number) =>
    `A guest's file has at most ${count(n)} ${n === 1 ? "stone" : "stones"}. With an account you can export more.`,
  formats: { xlsx: "Excel", csv: "CSV", pdf: "PDF" },
  zips: { zip: "Zip of certificates", zipWithMedia: "Zip of certificates, images and videos" },
  close: "Close",
  show: (n: string) => `Show ${n}`,
  showAtMost: (n: number) => `At most ${n} selected stones can be listed.`,
  print: "Print",
  share: "Share…",
  shareSome: (n: string) => `Share ${n}…`,
  copyText: "Copy as text",
  copyUnpriced: "Copy as text without prices",
  copied: (n: number) => (n === 1 ? "Text for 1 stone copied." : `Text for ${n} stones copied.`),

  // a filter that is taken over from a search
  searchAddressHint: "Paste the address of search results.",
  searchAddressWrong: "This is not the address of a search.",

  // a link
  makeLinkMore: "Create link…",
  makeLink: "Create link",
  linkTo: (n: number) => (n === 1 ? "Link to 1 stone" : `Link to ${n} stones`),
  linkNote:
    "Anyone with the link can see these stones, without signing in. Costs and suppliers are not shown. Prices stay those of today.",
  linkPrices: "Prices",
  linkPriced: {
    shown: "As you see them",
    marked: "With a markup on top",
    none: "No prices",
  },
  linkMarkup: "Markup %",
  linkMarkupMissing: "Enter the markup.",
  linkSharedBy: (name: string) => `Its readers see it as shared by ${name}.`,
  linkAtMost: (n: number) => `A link can hold up to ${n} stones.`,
  linkLife: "Valid for",
  linkLives: { 24: "1 day", 72: "3 days", 168: "7 days", 336: "14 days", 720: "30 days" },
  linkAddress: "Address",
  linkGood: (until: string) => `Valid until ${until}. The address is shown only once: copy it now.`,
  linkSubject: (n: number, from: string) => `${n === 1 ? "1 diamond" : `${count(n)} diamonds`} from ${from}`,
  sendByMail: "Send by mail",
  sendByWhatsApp: "Send by WhatsApp",
  copyLink: "Copy link",
  linkCopied: "Link copied.",
  copyTextAndLink: "Copy text and link",
  textAndLinkCopied: "Text and link copied.",

  // who sees it
  stockNumber: "Stock number",
  showStone: "Show",

  whoSeesIt: "Who can see it",
  whoSeesItNote: "Choose a client to check whether they can see this stone, and if not, why.",
  chooseClient: "Choose a client",
  seesIt: "The client can see this stone.",
  seesItNot: "The client cannot see this stone.",
  passes: "yes",
  shut: "no",
  unsaid: "unknown",
  gates: {
    stone: "The stone exists",
    provider: "Its provider is active",
    sameReport: "No other provider's stone with its report is offered in its place",
    status: "The client may see stones of its status",
    diamondType: "The client may see its diamond type",
    origin: "The client may see its origin",
    providerAccess: "The client may see its provider",
    location: "The client may see its location",
    account: "The client's account is active",
    permission: "The client may search",
  },

  // on the market
  market: "On the market",
  marketNote: (isListed: boolean, isClaimed: boolean) =>
    isClaimed
      ? `It is committed to a client. Once free, it will ${isListed ? "be offered again" : "not be offered"}.`
      : isListed
        ? "It is offered to everyone who may see it."
        : "It is not offered.",
  delist: "Take off the market",
  delistMore: "Take off the market…",
  delistAsk: (stockNo: string) => `Take ${stockNo} off the market?`,
  delistText: (isClaimed: boolean) =>
    isClaimed
      ? "It stays with its client and will not be offered once it is free."
      : "Nobody can hold it, buy it or take it on memo until it is offered again.",
  relist: "Offer again",

  // media
  media: "Media and certificates",
  mediaSource: "From",
  image: "Image",
  video: "Video",
  certificate: "Certificate",
  mediaOf: (what: string, stockNo: string) => `${what} of ${stockNo}`,
  selectedAtMost: (n: number) => `Only the first ${count(n)} are selected: that is the most at a time.`,

  // for whom
  client: "Client",
  ownPrices: "No client: your own prices",
  noClient: "No client found",

  searchScreens: "Search",
  results: "Results",
  saved: "Saved",
  recent: "Recent",
  demands: "Demands",
  links: "Links",
  overview: "Overview",
} as const;
