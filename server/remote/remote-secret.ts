import type { RemoteProtocol } from "#domain/remote-places.ts";
import type { House } from "../house/house.ts";
import { RemoteFault } from "./remote-fault.ts";

type Server = { protocol: RemoteProtocol; host: string; port: number; user_name: string };

/**
 * The purpose that a secret is sealed for: it opens for the same user at the same server alone. Nobody can have it sent to
 * a server of their own by changing the address.
 */
export const boundTo = ({ protocol, host, port, user_name }: Server): string =>
  `remote-place/${protocol}/${host.toLowerCase()}/${port}/${user_name}`;

/** The secret of a kept place, for its visit. */
export function secretOf({ safe }: Pick<House, "safe">, place: Server & { sealed_secret: string | null }): string {
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
