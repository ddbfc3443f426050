/** The house's name on the wire: the fixed `location` header of every request (spec §7). */
export const houseName = "loupe";

/** As it stands above what the house prints. */
export const houseTitle = "Loupe";
