/** A file newly chosen, the address of a stored picture, or none. */
export type FileValue = File | string | null;
