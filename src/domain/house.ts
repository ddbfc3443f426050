/** The house's name on the wire: the fixed `location` header of every request (spec §7). */
export const houseName = "loupe";

/** The name of the portal, and of every house that has set none of its own. */
export const houseTitle = "Loupe";

/** The name of a house: that of its paper settings, or else the portal's (decision 0133). */
export const houseNamed = (name: string | null): string => name?.trim() || houseTitle;
