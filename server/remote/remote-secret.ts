import type { RemoteProtocol } from "#domain/remote-places.ts";
import type { House } from "../house/house.ts";
import { RemoteFault } from "./remote-fault.ts";

type Door = { protocol: RemoteProtocol; host: string; port: number; user_name: string };

/**
 * What a secret is bound to when it is sealed: it opens for the same user at the same server alone, so that nobody has
 * it sent to a server of their own by changing the address.
 */
export const boundTo = ({ protocol, host, port, user_name }: Door): string =>
  `remote-place/${protocol}/${host.toLowerCase()}/${port}/${user_name}`;

/** The secret of a kept place, for its visit. */
export function secretOf({ safe }: Pick<House, "safe">, place: Door & { sealed_secret: string | null }): string {
  if (place.sealed_secret === null) return "";
  const secret = safe.openText(place.sealed_secret, boundTo(place));
  if (secret === undefined) {
    throw new RemoteFault(
      "refused",
      `The password for ${place.host} cannot be opened with this house's key. Enter it again.`,
    );
  }
  return secret;
}
