import type { Data } from "#api/operation-types.ts";
import { daysAfter, daysBetween } from "#domain/periods.ts";
import { failure, fakeServer, success } from "./fake-server.ts";

const sums = (pieces: number) => ({ pieces, carats: pieces * 1.5, sell_amt: pieces * 1000 });
const client = { id: 7, name: "Mara Lind", company_name: "Orchard Lane Jewellers" };
const stages = ["enquiry", "hold", "request", "approval", "memo", "sale"] as const;

const stock = (white: number, fancy: number): Data<"getShapeWise"> => ({
  totalInventory: sums(white + fancy),
  whiteInventory: sums(white),
  fancyInventory: sums(fancy),
  shapes:
    white + fancy === 0
      ? []
      : [
          { value: "ROUND", ...sums(white) },
          { value: "OVAL", ...sums(fancy) },
        ],
});

/** A day of each week of the asked ones, on which a third of the pieces was missing still. */
function stockDays(url: URL, most: number): Data<"listStockDays"> {
  const [from = "", to = ""] = ["startDate", "endDate"].map((name) => url.searchParams.get(name) ?? "");
  const weeks = most === 0 ? 0 : Math.ceil(daysBetween(from, to) / 7);
  const { shapes: _, ...tiles } = stock(most, most);
  return {
    period: { from, to },
    days: Array.from({ length: weeks }, (_, at) => ({ day: daysAfter(from, at * 7), ...tiles })),
  };
}

/** Each asked day, on which half of the lines stood already. */
function lineDays(url: URL, most: number): Data<"listLineDays"> {
  const [from = "", to = ""] = ["startDate", "endDate"].map((name) => url.searchParams.get(name) ?? "");
  const half = Math.floor(most / 2);
  return {
    period: { from, to },
    days: Array.from({ length: daysBetween(from, to) + 1 }, (_, at) => ({
      day: daysAfter(from, at),
      ...{ Hold: half, Memos: half, ConfirmStones: half },
    })),
  };
}

const quarters = {
  "2025-Q3": { name: "2025-Q3", from: "2025-07-01", to: "2025-09-30", ...{ pieces: 2, carats: 3, amount: 3000 } },
  "2025-Q2": { name: "2025-Q2", from: "2025-04-01", to: "2025-06-30", ...{ pieces: 1, carats: 1, amount: 500 } },
};
const performance = (name: string, sold: boolean): Data<"getQuarterPerformance"> => ({
  quarter: name === "2025-Q2" ? quarters["2025-Q2"] : quarters["2025-Q3"],
  before: quarters["2025-Q2"],
  days: sold && name !== "2025-Q2" ? [{ day: "2025-07-09", pieces: 2, carats: 3, amount: 3000 }] : [],
  up_to: 9,
});

const funnel = (pieces: number): Data<"getFunnelChart"> => ({
  period: { from: "2025-07-01", to: "2025-09-30" },
  stages: stages.map((stage, at) => ({ stage, ...{ pieces: pieces && pieces - at, carats: 1, amount: 1 } })),
  taken_back: { pieces: 0, carats: 0, amount: 0 },
  up_to: 9,
});

const deal = (line_id: number): Data<"listHighRecentDeals">[number] => ({
  line_id,
  stock_no: `LP-${line_id}`,
  stone_origin: 2,
  shape: "ROUND",
  color: "D",
  intensity: null,
  overtone: null,
  clarity: "VS1",
  carat: 3.01,
  price_per_ct: 21_000,
  amount: 63_210,
  sold_at: "2025-07-09T09:00:00.000Z",
  invoice: { id: 4, number: "INV-2025-0004" },
  client,
});

const document: Data<"listRecentKyc">[number] = {
  document_id: 12,
  kyc_id: 5,
  category: "company",
  document_type_name: "Trade licence",
  status: 1,
  business_id: 3,
  company_name: "Orchard Lane Jewellers",
  user: client,
  createdAt: "2025-07-09T09:00:00.000Z",
};

const person = (id: number): Data<"countLiveUsers">["users"][number] => ({
  id,
  first_name: "Mara",
  last_name: `Lind ${id}`,
  role_id: 2,
  company_name: "Orchard Lane Jewellers",
  last_seen_at: "2025-07-09T09:00:00.000Z",
  signed_in_at: "2025-07-09T08:00:00.000Z",
});

const counts = (n: number): Data<"getEnquiryCount"> => ({
  cartCount: n,
  confirmStonesCount: n,
  holdsCount: n,
  memosCount: n,
  notesCount: null,
  pendingStonesCount: n,
  watchListCount: n,
});

const line = (id: number): NonNullable<Data<"getEnquiryDetails">["Hold"]>["lines"][number] => ({
  id,
  stock_no: `LP-${id}`,
  stone_origin: 2,
  shape: "ROUND",
  color: "D",
  clarity: "VS1",
  carat: 1.5,
  amount: 1000,
  status: 1,
  state: "held",
  client,
  created_at: "2025-07-09T09:00:00.000Z",
});
const linesOf = (n: number, from: number) => ({
  count: n,
  carats: n * 1.5,
  amount: n * 1000,
  lines: many(Math.min(n, 5)).map((at) => line(from + at)),
});
/** Each of the four lists has lines of its own: carts from 101 on, requests from 201 on. */
const details = (n: number): Data<"getEnquiryDetails"> => ({
  Carts: linesOf(n, 100),
  ConfirmStones: linesOf(n, 200),
  Hold: linesOf(n, 300),
  Memos: linesOf(n, 400),
});

const quiet = (n: number): Data<"listQuietClients"> => ({
  days: 30,
  total: n,
  clients: many(Math.min(n, 50)).map((id) => ({
    id,
    name: "Mara Lind",
    company_name: `Orchard Lane ${id}`,
    last_visit_at: "2025-05-09T09:00:00.000Z",
    last_order_at: null,
  })),
});

const hours = (searches: number): Data<"filterSearchDaywise"> => ({
  period: { from: "2025-07-01", to: "2025-09-30" },
  total: searches * 24,
  not_found: searches,
  hours: Array.from({ length: 24 }, (_, hour) => ({ hour, searches, not_found: 0 })),
  options: {
    SHAPE: [],
    COLOR: [],
    CLARITY: [],
    companies: [{ business_id: 3, company_name: "Orchard Lane Jewellers" }],
  },
  up_to: 9,
});

const many = (most: number) => Array.from({ length: most }, (_, at) => at + 1);
const country = (id: number) => ({ country_id: id, country: `Country of the long name ${id}`, clients: id, lines: id });

/** The answers of the dashboard's calls in a house with this much of everything. */
function answers(most: number): Record<string, (url: URL) => unknown> {
  return {
    "shape-wise": () => stock(most * 2, most),
    "stock-days": (url) => stockDays(url, most),
    "line-days": (url) => lineDays(url, most),
    "quarter-performance": (url) => performance(url.searchParams.get("period") ?? "2025-Q3", most > 0),
    "funnel-chart": () => funnel(most && most + 6),
    "high-recents-deals": () => many(most).slice(0, 10).map(deal),
    "recent-kyc": () =>
      many(most)
        .slice(0, 10)
        .map((id) => ({ ...document, document_id: id })),
    "enquiry-count": () => counts(most),
    "enquiry-details": () => details(most),
    "quiet-clients": () => quiet(most),
    "enquiry-country": () => many(most).map(country),
    "live-user-count": () => ({
      onlineUserCount: most,
      totalUserCount: most,
      is_narrowed: false,
      users: many(most).map(person),
    }),
    "filter-search-daywise": () => hours(most),
    "diamond-attribute-submasters": () => ({
      shape: [
        { code: "ROUND", name: "Round" },
        { code: "OVAL", name: "Oval" },
      ],
    }),
  };
}

/** A house with so much of everything; the named calls fail, or all are refused as soon as the test says so. */
export const figuresHouse = (most = 3, failing: readonly string[] = [], isRefused = () => false) =>
  fakeServer((request) => {
    const url = new URL(request.url);
    const name = url.pathname.split("/").at(-1) ?? "";
    if (isRefused()) return failure(403, { code: "forbidden", message: "You do not have access." });
    if (failing.includes(name)) return failure(500, { code: "internal", message: "Something went wrong." });
    return success(answers(most)[name]?.(url) ?? {});
  });
