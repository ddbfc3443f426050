import { addresses } from "#domain/addresses.ts";
import { words } from "./words.ts";

/** The lists of an associate's customers, each with its address below the associate's. */
export const associateLists = [
  { list: "confirm", tab: "confirm-stone", label: words.lists.confirm },
  { list: "enquiry", tab: "enquiry", label: words.lists.enquiry },
  { list: "cart", tab: "cart", label: words.lists.cart },
  { list: "watchlist", tab: "watch-list", label: words.lists.watchlist },
  { list: "notes", tab: "notes", label: words.lists.notes },
  { list: "hold", tab: "hold", label: words.lists.hold },
  { list: "memo", tab: "memo", label: words.lists.memo },
] as const;

export type AssociateList = (typeof associateLists)[number]["list"];
export type TabPath = "profile" | "customers" | (typeof associateLists)[number]["tab"] | "markup" | "inventory-access";

/** All tabs of an associate, in their order. `screen` names the right that opens each. */
export const associateTabs: readonly { tab: TabPath; label: string; screen: string; list?: AssociateList }[] = [
  { tab: "profile", label: words.profile, screen: "business-associate" },
  { tab: "customers", label: words.customers, screen: "client" },
  ...associateLists.map(({ list, tab, label }) => ({ tab, label, list, screen: `transaction/${tab}` })),
  { tab: "markup", label: words.markup, screen: "inventory/markups" },
  { tab: "inventory-access", label: words.access, screen: "business-associate" },
];

/** The address of an associate's tab. */
export const tabAddress = (id: number, tab: TabPath) => addresses.associate(id, tab);

export const screenOfTab = (tab: TabPath): string =>
  associateTabs.find((one) => one.tab === tab)?.screen ?? "business-associate";

export const tabOfList = (wanted: AssociateList) =>
  associateLists.find(({ list }) => list === wanted)?.tab ?? "confirm-stone";
