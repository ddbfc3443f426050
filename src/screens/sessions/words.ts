import { counted } from "#domain/format.ts";

/** The words of somebody's open sessions, as administrators see them. */
export const words = {
  fact: "Open sessions",
  show: "Show sessions…",
  showThis: (name: string) => `Show sessions… of ${name}`,
  title: (name: string) => `Open sessions of ${name}`,
  none: "Signed in nowhere.",
  device: "Device",
  since: "Signed in",
  lastSeen: "Last seen",
  end: "End session",
  endThis: (device: string) => `End session on ${device}`,
  endAll: (n: number) => `End ${counted(n, "session", "sessions")}`,
  more: (n: number) => `… and ${counted(n, "other", "others")}, which end with all`,
  reason: "Reason",
  reasonText: "It is kept in the log. They are told by letter that we signed them out.",
  reasonMissing: "Say why first.",
  close: "Close",
} as const;
