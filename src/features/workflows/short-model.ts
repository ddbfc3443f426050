/** The hash of a model in the form for people: its first eight figures. */
export const shortModel = (hash: string): string => hash.slice(0, 8);
