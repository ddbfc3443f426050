/** Flags of tar by which the same files make the same archive, whenever they were written. */
export const alike = ["--sort=name", "--mtime=@0", "--numeric-owner"];
