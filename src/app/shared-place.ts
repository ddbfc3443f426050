/**
 * The token of a shared link's address; null for every other address. A full stop or a bracket that followed the link
 * in a message is left out.
 */
export const sharedToken = (path: string): string | null => /^\/shared\/([\w-]+)[^/]*\/?$/.exec(path)?.[1] ?? null;

/** The token of the address under a mail, where its reader chooses, read in the same way; null for every other address. */
export const choicesToken = (path: string): string | null => /^\/mail\/([\w.-]*[\w-])[^/]*\/?$/.exec(path)?.[1] ?? null;
