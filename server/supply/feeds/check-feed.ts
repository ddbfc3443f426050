import type { FeedAfterwards, FeedPages, FeedSignIn, FeedSource } from "#domain/feeds.ts";
import { messages } from "#domain/messages.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { Problem } from "../../ground/problem.ts";
import { isFolderBelow } from "../../remote/remote-folder.ts";

/** A feed as it would be kept. */
export type FeedWish = {
  source: FeedSource;
  pattern: string | null;
  afterwards: FeedAfterwards;
  move_to: string | null;
  hasPlace: boolean;
  url: string | null;
  sign_in: FeedSignIn;
  sign_in_name: string | null;
  pages: FeedPages;
};

export type WebWish = Pick<FeedWish, "url" | "sign_in" | "sign_in_name" | "pages">;

/** Refuses a feed that could not be fetched. */
export function checkFeed(wish: FeedWish, allowsPrivate: boolean): void {
  if (wish.source === "folder") checkFolder(wish);
  else checkWeb(wish, allowsPrivate);
}

function checkFolder({ hasPlace, pattern, afterwards, move_to }: FeedWish): void {
  if (!hasPlace) throw at("feedNeedsPlace", "remote_place");
  if (!pattern?.trim()) throw at("feedNeedsPattern", "pattern");
  if (afterwards !== "move") return;
  if (!move_to?.trim()) throw at("feedNeedsMoveTo", "move_to");
  if (!isFolderBelow(move_to)) throw at("feedMovesElsewhere", "move_to");
}

/** Refuses a web address that could not be asked. */
export function checkWeb({ url, sign_in, sign_in_name, pages }: WebWish, allowsPrivate: boolean): void {
  if (url === null || !URL.canParse(url)) throw at("feedNeedsAddress", "web/url");
  const { protocol, username, password, searchParams } = new URL(url);
  if (protocol !== "https:" && !allowsPrivate) throw at("feedNeedsHttps", "web/url");
  if (username !== "" || password !== "") throw at("feedAddressHasSecret", "web/url");
  if ([...searchParams.keys()].some((name) => namesOfSecrets.test(name))) throw at("feedAddressHasKey", "web/url");
  const isNamed = sign_in !== "none" && sign_in !== "bearer";
  if (isNamed && !isNameFor(sign_in, sign_in_name)) throw at("feedNeedsSignInName", "web/sign_in_name");
  const isAsked = pages.paging !== "none" && pages.paging !== "link";
  if (isAsked && !pages.page_param) throw at("feedNeedsPageParam", "web/page_param");
  if (pages.paging === "cursor" && !pages.next_path) throw at("feedNeedsNextPath", "web/next_path");
}

/** Parameters that carry a secret; the log keeps the address in clear. */
const namesOfSecrets =
  /^(?:(?:api|access|auth|secret|private|user|client)?[-_]?(?:key|token|secret)|pass(?:word|wd)?|pwd|auth|authorization|sig|signature|credentials?)$/i;

/** Headers that the house sets itself: who asks, where the message ends, by whom it travels. */
const ownHeaders = /^(?:host|connection|content-length|transfer-encoding|te|upgrade|expect|trailer|proxy-.*)$/i;

function isNameFor(kind: FeedSignIn, name: string | null): boolean {
  if (!name) return false;
  return kind !== "header" || (/^[\w!#$%&'*+.^`|~-]+$/.test(name) && !ownHeaders.test(name));
}

const at = (code: ProblemCode & keyof typeof messages, path: string) =>
  new Problem(code, { errors: [{ path: `/data/${path}`, message: messages[code] }] });
