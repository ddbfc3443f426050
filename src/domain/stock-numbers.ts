/** The stock numbers of a pasted list, however they are parted, each once and in its order. */
export const stockNumbersIn = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
