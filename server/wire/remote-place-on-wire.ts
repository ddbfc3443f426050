import type { RemotePlaceRow } from "../db/queries/remote-places.ts";

/** A place as it travels: of its secret only that there is one. */
export const remotePlaceOnWire = ({ id, protocol, host, port, folder, user_name, ...row }: RemotePlaceRow) => ({
  id,
  protocol,
  host,
  port,
  folder,
  user_name,
  has_secret: row.sealed_secret !== null,
  host_key: row.host_key,
});
