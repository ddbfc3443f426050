/** The house's name on the wire: the fixed `location` header of every request (spec §7). */
export const houseName = "loupe";

/** What the portal is called, and every house that has set no name of its own. */
export const houseTitle = "Loupe";

/** What a house is called: by the name of its paper settings, or else as the portal (decision 0133). */
export const houseNamed = (name: string | null): string => name?.trim() || houseTitle;
