/** How the house goes about servers that are not its own. */
export type RemoteRules = {
  /** Whether a server may stand in a private network, or on the portal's own machine. */
  allowsPrivate: boolean;
  /** How long a server may take until it has let the house in. */
  connectMs: number;
  /** How long a server may say nothing while the house waits for it. */
  silenceMs: number;
  /** How long one visit may take: a server that sends a byte a second is left in the end. */
  visitMs: number;
};

export const remoteRules: RemoteRules = {
  allowsPrivate: false,
  connectMs: 20_000,
  silenceMs: 30_000,
  visitMs: 30 * 60_000,
};
