import { count } from "#domain/format.ts";

/** The words of the bell and of its choices. */
export const words = {
  notices: "Notices",
  more: (n: number) => `${n}+`,
  readAll: "Mark all as read",
  choices: "Choices",
  unread: "Unread.",
  nothing: "Nothing has happened yet",
  nothingReason: "What happens to your stones, requests and papers appears here.",
  earlier: "Earlier notices",
  group: (label: string, n: number, hasEarlier: boolean) => `${label}: ${count(n)}${hasEarlier ? "+" : ""} notices`,

  howTold: "Notices",
  howToldText: "Choose how we tell you.",
  alwaysMailed: "Changes of your password, address, devices and keys are always mailed.",
  topic: "When it is about",
  way: "Tell me in",
  wayOf: (topic: string) => `How to tell: ${topic}`,
} as const;
