/** Every word of looking as somebody else; sentences of refusals are the catalogue's. */
export const words = {
  viewMore: "View as…",
  title: (name: string) => `Look at the portal as ${name}?`,
  text: (name: string) =>
    `You see what ${name} sees, for half an hour at the longest. Nothing can be changed meanwhile. The log says that you looked.`,
  act: (name: string) => `Look as ${name}`,
  keep: "Stay here",

  banner: "Somebody else's view",
  looking: (name: string, role: string) => `You look at the portal as ${name}, ${role}.`,
  until: (time: string) => `Read only, until ${time}.`,
  leave: "Leave",
} as const;
