import { pinHostKey, type RemotePlaceRow } from "../db/queries/remote-places.ts";
import type { House } from "../house/house.ts";
import { resolveAllowed } from "./allowed-address.ts";
import type { PlaceToVisit, Visited } from "./place-to-visit.ts";
import type { RemoteFolder } from "./remote-folder.ts";
import { secretOf } from "./remote-secret.ts";
import { visitByFtp } from "./visit-by-ftp.ts";
import { visitBySftp } from "./visit-by-sftp.ts";

/** Opens a folder at a server, or throws a `RemoteFault`. */
export async function visitPlace(
  { remote }: Pick<House, "remote">,
  place: PlaceToVisit,
  signal: AbortSignal,
): Promise<Visited> {
  const at = { ...place, ...(await resolveAllowed(remote, place.host)) };
  return place.protocol === "sftp" ? visitBySftp(at, remote, signal) : visitByFtp(at, remote, signal);
}

/** Opens the folder of a kept place, or throws a `RemoteFault`. The key of a server is remembered when it is first met. */
export async function openRemoteFolder(
  house: Pick<House, "remote" | "db" | "safe">,
  place: RemotePlaceRow,
  signal: AbortSignal,
): Promise<RemoteFolder> {
  const { folder, hostKey } = await visitPlace(house, { ...place, secret: secretOf(house, place) }, signal);
  if (place.host_key === null && hostKey !== null) await pinHostKey(house.db, place.id, hostKey);
  return folder;
}
