import type { Version } from "./workflow.ts";

interface Compared {
  before: Version | undefined;
  after: Version | undefined;
}

/** The two versions that an address names, else the present one and the one before it. The newest comes first. */
export function comparedVersions(versions: readonly Version[], asked: { before?: string; after?: string }): Compared {
  const named = (model: string | undefined) => versions.find((version) => version.model === model);
  const after = named(asked.after) ?? versions.find(({ is_present }) => is_present) ?? versions[0];
  const older = after && versions[versions.indexOf(after) + 1];
  const other = versions.find((version) => version !== after);
  return { before: named(asked.before) ?? older ?? other, after };
}
