/** The laboratories whose reports the trade knows, as it writes their names. */
export const laboratories = [
  "GIA",
  "IGI",
  "HRD",
  "GCAL",
  "AGS",
  "GSI",
  "DCLA",
  "CGL",
  "IIDGR",
  "EGL USA",
  "SGL",
] as const;
