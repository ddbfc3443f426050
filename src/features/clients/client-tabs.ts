import { words } from "./words.ts";

/** The lists of one client (spec §2), each with its tab and the screen of its right. */
export const clientLists = [
  { tab: "confirm", list: "confirm", label: "Confirm stones", screen: "transaction/confirm-stone" },
  { tab: "enquiry", list: "enquiry", label: "Enquiry", screen: "transaction/enquiry" },
  { tab: "cart", list: "cart", label: "Cart", screen: "transaction/cart" },
  { tab: "watchlist", list: "watchlist", label: "Watch list", screen: "transaction/watch-list" },
  { tab: "notes", list: "notes", label: "Notes", screen: "transaction/notes" },
  { tab: "hold", list: "hold", label: "Hold", screen: "transaction/hold" },
  { tab: "memo", list: "memo", label: "Memo", screen: "transaction/memo" },
  { tab: "invoice", list: "invoice", label: "Invoices", screen: "transaction/invoice" },
] as const;

export type ClientListTab = (typeof clientLists)[number];

export const clientTabs = [
  "kyc",
  "users",
  "confirm",
  "enquiry",
  "cart",
  "watchlist",
  "notes",
  "hold",
  "memo",
  "invoice",
  "access",
] as const;
/** A tab of a client; absent means the first, the business. */
export type ClientTab = (typeof clientTabs)[number];

export const listOfTab = (tab: ClientTab | undefined): ClientListTab | undefined =>
  clientLists.find((one) => one.tab === tab);

/** The label of a tab. */
export const tabLabel = (tab: ClientTab | undefined): string =>
  listOfTab(tab)?.label ??
  (tab === "kyc"
    ? words.kycTab
    : tab === "users"
      ? words.usersTab
      : tab === "access"
        ? words.accessTab
        : words.businessTab);
