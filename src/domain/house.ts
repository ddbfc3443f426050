/** The house's name on the wire: the fixed `location` header of every request (spec §7). */
export const houseName = "loupe";

/** The house's name above its prints. */
export const houseTitle = "Loupe";
