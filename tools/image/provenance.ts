import type { Source } from "./source.ts";

export type Named = { name: string; sha256: string };

type Made = {
  /** The image, by its id, and the files that lie beside this statement. */
  things: readonly Named[];
  source: Source | undefined;
  /** The base, by its id, and the file that pins all packages. */
  materials: readonly Named[];
  command: string;
  /** The programs that built, with their versions. */
  programs: Readonly<Record<string, string>>;
};

/**
 * The statement of where an image comes from: in-toto's form with SLSA's predicate. It bears no time of its own, so that
 * whoever builds again can compare. Sources that differ from their commit say so.
 */
export function provenanceOf({ things, source, materials, command, programs }: Made): object {
  const described = ({ name, sha256 }: Named) => ({ name, digest: { sha256 } });
  const commit = source && {
    name: "source",
    digest: { gitCommit: source.commit },
    annotations: { committed: source.at.toISOString(), changed: source.isChanged },
  };
  return {
    _type: "https://in-toto.io/Statement/v1",
    subject: things.map(described),
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        buildType: "urn:loupe:npm-run-image:1",
        externalParameters: { command },
        internalParameters: { programs },
        resolvedDependencies: [...(commit ? [commit] : []), ...materials.map(described)],
      },
      runDetails: { builder: { id: "urn:loupe:whoever-ran-the-command" } },
    },
  };
}
