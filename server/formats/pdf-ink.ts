/** The colours of everything that the house prints. */
export const ink = "#16202c";
export const dim = "#5b6675";
export const line = "#d8dde4";
export const shade = "#eef1f5";
