/** The links of a stone to its media, in the order of their places in `dead_links`. */
export const mediaFields = ["image", "video", "certificate"] as const;
export type MediaField = (typeof mediaFields)[number];

/** The faults of a dead link. */
export const linkFaults = {
  invalid: "The address cannot be read.",
  private: "The address is within a private network.",
  missing: "The server has nothing at this address.",
  refused: "The server asks for a password.",
  redirects: "The address leads on to another too often.",
  notMedia: "The server answers with a page instead of the picture.",
  errorPage: "The server answers with an error page.",
  empty: "The file is empty.",
  failing: "The server answers with a fault.",
  unreachable: "The server does not answer.",
} as const;
export type LinkFault = keyof typeof linkFaults;

export const linkFaultSentence = (fault: string | null): string =>
  linkFaults[fault as LinkFault] ?? linkFaults.unreachable;
