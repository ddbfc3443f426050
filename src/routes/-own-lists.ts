import { addresses } from "#domain/addresses.ts";
import type { ShownList } from "#domain/stone-lists.ts";
import { decidesKyc } from "#features/clients/clients-search.ts";
import { accountScreens } from "#features/shell/account-screens.ts";
import { alsoOf } from "#features/shell/also-of.ts";
import { listWords } from "#features/stone-lists/list-words.ts";
import { lineLists } from "#features/stone-lists/lists.ts";
import type { Access } from "./-access.ts";

/** The person's own lists of spec §1, in a stone's order through them. */
const ownLists: readonly ShownList[] = ["cart", "watchlist", "notes", "enquiry", "hold", "confirm", "memo", "invoice"];

/**
 * The screens that Ctrl+K finds beside those of the sidebar: the person's own lists, where one entry covers all of
 * them, and the KYC queue for people who decide.
 */
export function foundScreens(roleId: number | undefined, { screens, mayRead }: Access) {
  const own = ownScreens(roleId, { mayRead })
    .filter(({ to }) => !screens.some((screen) => screen.to === to))
    .map((screen) => ({ ...screen, category: "My stones", also: alsoOf[screen.to] }));
  const known = screens.map((screen) => ({ also: alsoOf[screen.to], ...screen }));
  const queue = { label: "KYC queue", to: addresses.kycQueue, category: "Clients", also: "documents registration" };
  return [...known, ...own, ...(mayRead("client") && roleId !== undefined && decidesKyc(roleId) ? [queue] : [])];
}

/**
 * The screens below `/customer-profile` that the person may open: their lists, their business, and last their account.
 */
export function ownScreens(roleId: number | undefined, { mayRead }: Pick<Access, "mayRead">) {
  const lists = ownLists.map((list) => ({
    label: listWords[list].own,
    to: addresses.ownList(lineLists[list].path),
  }));
  return [
    ...lists,
    ...accountScreens(roleId),
    { label: "Loads", to: addresses.ownLoads() },
    { label: "Profile", to: addresses.profile },
  ].filter(({ to }) => mayRead(to.slice(1)));
}
