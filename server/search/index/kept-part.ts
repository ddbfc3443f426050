/**
 * A part of an index as it is kept outside of the memory: a few facts, and bytes. The facts are plain JSON. The bytes are
 * valid until the next write.
 */
export type KeptPart<Facts> = { readonly facts: Facts; readonly pieces: readonly Uint8Array[] };

/** The bytes of a column. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);
