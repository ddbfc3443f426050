/** The measures of the layout and of the picture: both must use the same pixels. */
export const measures = {
  /** The margin around the picture. */
  margin: 8,
  line: 15,
  text: 12,
  name: 13,
  padding: 11,
  leaf: { width: 112, height: 68 },
  any: { width: 76, height: 26 },
  /** Room for a holder's own name above its states. */
  holderTop: 50,
  far: 22,
  chip: { width: 19, height: 18 },
} as const;
