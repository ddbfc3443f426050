/** The version of the state that a browser keeps; any other version is purged (spec §4, §9). */
export const clientStateVersion = 20;
