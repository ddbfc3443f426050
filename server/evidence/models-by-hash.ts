import { createHash } from "node:crypto";
import { canonical } from "#machines/kit/canonical.ts";
import type { ModelDescription } from "#machines/kit/describe.ts";

export type KeptModel = { hash: string; description: unknown };

/** Machines as data by their hashes. A machine whose text does not match its hash is left out. */
export const modelsByHash = (kept: readonly KeptModel[]): Map<string, ModelDescription> =>
  new Map(
    kept
      .filter(({ hash, description }) => hash === createHash("sha256").update(canonical(description)).digest("hex"))
      .map(({ hash, description }) => [hash, description as ModelDescription]),
  );
