import type { RemoteProtocol } from "#domain/remote-places.ts";
import type { AllowedAddress } from "./allowed-address.ts";
import type { RemoteFolder } from "./remote-folder.ts";

export type PlaceToVisit = {
  protocol: RemoteProtocol;
  host: string;
  port: number;
  /** Empty for the folder in which one arrives. */
  folder: string;
  user_name: string;
  /** A password, or for SFTP a private key. */
  secret: string;
  /** The key by which the server is known; null before it was met. */
  host_key: string | null;
};
export type PlaceAtAddress = PlaceToVisit & AllowedAddress;

/** `hostKey` is the key that the server showed; null where none needs to be remembered. */
export type Visited = { folder: RemoteFolder; hostKey: string | null };
