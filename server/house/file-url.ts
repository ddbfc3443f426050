/** The portal's address of a stored file. The name is random, so it cannot be guessed. */
export const fileUrl = (name: string): string => `/files/${name}`;
