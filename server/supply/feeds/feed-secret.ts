import type { FeedRow } from "../../db/queries/feeds.ts";
import type { House } from "../../house/house.ts";
import { RemoteFault } from "../../remote/remote-fault.ts";

type SignInAt = Pick<FeedRow, "url" | "sign_in" | "sign_in_name">;

/**
 * The purpose that the secret of an address is sealed for: it opens for the same server and the same way to sign in alone.
 * Nobody can have it sent to a server of their own by changing the address.
 */
export const feedSecretFor = ({ url, sign_in, sign_in_name }: SignInAt): string =>
  `feed/${url === null ? "" : new URL(url).origin}/${sign_in}/${sign_in_name ?? ""}`;

/** The secret of a feed, for its visit. */
export function secretOfFeed({ safe }: Pick<House, "safe">, feed: SignInAt & Pick<FeedRow, "sealed_secret">): string {
  if (feed.sealed_secret === null) return "";
  const secret = safe.openText(feed.sealed_secret, feedSecretFor(feed));
  if (secret === undefined) {
    throw new RemoteFault("refused", "The secret cannot be opened with this house's key. Enter it again.");
  }
  return secret;
}
