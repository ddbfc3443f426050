/** All words of looking as somebody else. Sentences of refusals stand in the catalogue. */
export const words = {
  viewMore: "View as…",
  title: (name: string) => `View the portal as ${name}?`,
  text: (name: string) =>
    `You will see what ${name} sees for up to half an hour. You cannot change anything. The view is recorded in the log.`,
  act: (name: string) => `View as ${name}`,
  keep: "Cancel",

  banner: "Somebody else's view",
  looking: (name: string, role: string) => `You are viewing the portal as ${name}, ${role}.`,
  until: (time: string) => `Read-only until ${time}.`,
  leave: "Leave",
} as const;
