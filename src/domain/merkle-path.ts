import { sha256 } from "./sha256.ts";

/** A step of the way from a leaf to the root: the hash beside it, and the side on which that stands. */
export type PathStep = { side: "left" | "right"; hash: string };

const hash = (prefix: number, ...parts: Uint8Array[]) =>
  sha256(Uint8Array.from([prefix, ...parts.flatMap((part) => [...part])]));
const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The root to which a leaf leads by its path, as RFC 6962 has it: a leaf is hashed behind a 0, two branches behind a 1. */
export const rootBy = (leaf: Uint8Array, path: readonly PathStep[]): string =>
  hexOf(
    path.reduce(
      (made, { side, hash: other }) =>
        side === "left" ? hash(1, bytesOf(other), made) : hash(1, made, bytesOf(other)),
      hash(0, leaf),
    ),
  );
