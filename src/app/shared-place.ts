/** The token of a shared link's address; null for every other address. */
export const sharedToken = (path: string): string | null => /^\/shared\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
