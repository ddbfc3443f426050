/** The hash of a model as people compare it: its first eight figures. */
export const shortModel = (hash: string): string => hash.slice(0, 8);
