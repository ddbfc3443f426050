/** The height of a card of three lines, in pixels: the usual one on a phone. */
export const usualHeight = 86;
