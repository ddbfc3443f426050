/** The house's way with servers that are not its own. */
export type RemoteRules = {
  /** A server may stand in a private network, or on the portal's own machine. */
  allowsPrivate: boolean;
  /** The time that a server may take until it has let the house in. */
  connectMs: number;
  /** The time that a server may say nothing while the house waits for it. */
  silenceMs: number;
  /** The time that one visit may take: a server that sends a byte a second is left in the end. */
  visitMs: number;
};

export const remoteRules: RemoteRules = {
  allowsPrivate: false,
  connectMs: 20_000,
  silenceMs: 30_000,
  visitMs: 30 * 60_000,
};

/** The longest run of a job that visits a server: the visit, and a quarter of an hour for what becomes of it. */
export const remoteJobSeconds = remoteRules.visitMs / 1000 + 15 * 60;
