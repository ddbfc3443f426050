/** A word as a pattern for LIKE and ILIKE; their special characters stand for themselves. */
export const likeWord = (word: string): string => word.replace(/[\\%_]/g, "\\$&");

/** A pattern for the word anywhere in a text. */
export const containing = (word: string): string => `%${likeWord(word)}%`;
