/** Places on servers that are not the house's own: where stock is fetched, and where lists are left. */
export const remoteProtocols = ["sftp", "ftps", "ftp"] as const;
export type RemoteProtocol = (typeof remoteProtocols)[number];

/** The port at which such a server is usually met. */
export const usualPorts: Record<RemoteProtocol, number> = { sftp: 22, ftps: 21, ftp: 21 };
