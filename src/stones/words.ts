import { count } from "#domain/format.ts";

/** The words that every screen of stones shares. */
export const words = {
  stone: "the stone",
  yourHold: "Your hold",
  noSuchStone: (stockNo: string) => `There is no ${stockNo} among the stones that are open to you.`,
  whole: "Stone",
  grading: "Grading",
  measures: "Measures",
  prices: "Prices",
  costs: "Cost to the house",
  history: "History",
  trackReport: "Track report",
  type: "Diamond type",
  types: { white: "White", fancy: "Fancy" },
  origin: "Origin",
  provider: "Provider",
  heartsArrows: "Hearts and arrows",
  yes: "Yes",

  // acts on a selection
  exportSome: (n: string) => `Export ${n}`,
  exportAtMost: (n: number) => `At most ${n} stones can be exported by their numbers.`,
  formats: { xlsx: "Excel", csv: "CSV", pdf: "PDF" },
  zips: { zip: "Zip of certificates", zipWithMedia: "Zip of certificates, images and videos" },
  onHoldUntil: (moment: string) => `On hold until ${moment}.`,
  show: (n: string) => `Show ${n}`,
  showAtMost: (n: number) => `At most ${n} stones can be listed by their numbers.`,
  share: "Share…",
  shareSome: (n: string) => `Share ${n}…`,
  copyText: "Copy as text",
  copied: (n: number) => (n === 1 ? "The text of 1 stone is copied." : `The text of ${n} stones is copied.`),
  notCopied: "The browser does not let this page copy.",

  // a link
  makeLinkMore: "Make a link…",
  makeLink: "Make the link",
  linkTo: (n: number) => (n === 1 ? "A link to 1 stone" : `A link to ${n} stones`),
  linkNote:
    "Whoever has the link sees these stones at the prices of now, without signing in. It tells no cost and no supplier.",
  linkAtMost: (n: number) => `A link holds at most ${n} stones.`,
  linkLife: "Good for",
  linkLives: { 24: "1 day", 72: "3 days", 168: "7 days", 336: "14 days", 720: "30 days" },
  linkAddress: "Address",
  linkGood: (until: string) => `Good until ${until}. The address is shown here once: copy it now.`,
  copyLink: "Copy link",
  linkCopied: "The link is copied.",
  copyTextAndLink: "Copy text and link",
  textAndLinkCopied: "The text and the link are copied.",

  // who sees it
  stockNumber: "Stock number",
  showStone: "Show",

  whoSeesIt: "Who sees it",
  whoSeesItNote: "Choose a client to see what stands between them and this stone.",
  chooseClient: "Choose a client",
  seesIt: "The client finds this stone.",
  seesItNot: "The client does not find this stone.",
  passes: "open",
  shut: "shut",
  unsaid: "cannot be said",
  gates: {
    stone: "There is such a stone",
    provider: "Its provider is switched on",
    status: "Its status is in the client's sight",
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
      ? `It is claimed; once it is free it is ${isListed ? "offered again" : "not offered"}.`
      : isListed
        ? "It is offered to whoever may see it."
        : "It is not offered.",
  delist: "Take off the market",
  delistMore: "Take off the market…",
  delistAsk: (stockNo: string) => `Take ${stockNo} off the market?`,
  delistText: (isClaimed: boolean) =>
    isClaimed
      ? "It stays with its client, and is not offered when it is freed."
      : "Nobody can hold, buy or borrow it until it is offered again.",
  relist: "Offer again",

  // media
  media: "Pictures and papers",
  image: "Image",
  video: "Video",
  certificate: "Certificate",
  mediaOf: (what: string, stockNo: string) => `${what} of ${stockNo}`,
  selectedAtMost: (n: number) => `The first ${count(n)} are selected: more cannot be acted on at once.`,

  // for whom
  client: "Client",
  ownPrices: "No client: your own prices",
  noClient: "No client of that name",

  searchScreens: "Search",
  results: "Results",
  saved: "Saved",
  recent: "Recent",
  demands: "Demands",
  links: "Links",
  overview: "Overview",
} as const;
