import { keyType } from "./kernel/kernel.ts";

/**
 * The storage of a numeric column, and its bounds. 32-bit prices end at 2^31: the kernel converts lanes with their
 * sign.
 */
export const numberTypes = {
  u16: { bytes: 2, lowest: 0, highest: 65_535, key: keyType.u16 },
  i16: { bytes: 2, lowest: -32_768, highest: 32_767, key: keyType.i16 },
  u32: { bytes: 4, lowest: 0, highest: 2_147_483_647, key: keyType.i32 },
  i32: { bytes: 4, lowest: -2_147_483_648, highest: 2_147_483_647, key: keyType.i32 },
} as const;

export type NumberType = keyof typeof numberTypes;
