/** A word as LIKE and ILIKE look for it: what they read as a pattern stands for itself. */
export const likeWord = (word: string): string => word.replace(/[\\%_]/g, "\\$&");

/** Wherever the word stands in a text. */
export const containing = (word: string): string => `%${likeWord(word)}%`;
