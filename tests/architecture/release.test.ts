import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { plainList } from "../../tools/image/package-list.ts";
import { plainConfig } from "../../tools/image/plain-image.ts";
import { provenanceOf } from "../../tools/image/provenance.ts";
import { releaseFaults } from "../../tools/image/release-faults.ts";
import { sourceOf } from "../../tools/image/source.ts";
import { writeSums } from "../../tools/image/sums.ts";

/** The configuration of an image as buildah writes it: `build` names its containers, its steps and its moment. */
const built = (build: string) => ({
  created: `2026-11-24T12:00:0${build}Z`,
  container: `container-${build}`,
  container_config: { Hostname: `host-${build}` },
  parent: `sha256:step-${build}`,
  architecture: "amd64",
  config: { Hostname: `host-${build}`, User: "65532:65532", Healthcheck: { Test: ["CMD", "node", "healthy.mjs"] } },
  rootfs: { type: "layers", diff_ids: ["sha256:one"] },
  history: [{ created: `2026-11-24T12:00:0${build}Z`, created_by: "COPY dir:one in /", comment: `FROM ${build}` }],
});

test("two builds of the same layers have one configuration, and with it one id", () => {
  expect(JSON.stringify(plainConfig(built("1")))).toBe(JSON.stringify(plainConfig(built("2"))));
  expect(plainConfig(built("1"))).toEqual({
    created: "1970-01-01T00:00:00Z",
    architecture: "amd64",
    config: { User: "65532:65532", Healthcheck: { Test: ["CMD", "node", "healthy.mjs"] } },
    rootfs: { type: "layers", diff_ids: ["sha256:one"] },
    history: [{ created: "1970-01-01T00:00:00Z", created_by: "COPY dir:one in /" }],
  });
});

/** A list of packages as npm writes it, in a folder of some name. */
const listed = (second: number, folder: string, packages: string[]) =>
  JSON.stringify({
    bomFormat: "CycloneDX",
    serialNumber: `urn:uuid:0000000${second}-0000-4000-8000-000000000000`,
    metadata: { timestamp: `2026-11-24T12:00:0${second}Z`, component: { name: folder, version: "0.1.0" } },
    components: packages,
  });

test("the list of packages is the same whenever and wherever it is written, and another one for other packages", () => {
  const at = new Date("2026-11-20T08:00:00Z");
  const first = plainList(listed(1, "here", ["pg"]), "loupe", at);
  expect(plainList(listed(2, "there", ["pg"]), "loupe", at)).toBe(first);
  const { serialNumber, metadata } = JSON.parse(first);
  expect(metadata).toEqual({ timestamp: at.toISOString(), component: { name: "loupe", version: "0.1.0" } });
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(plainList(listed(1, "here", ["pg", "pino"]), "loupe", at)).not.toContain(serialNumber);
  expect(JSON.parse(plainList(listed(1, "here", []), "loupe")).metadata).not.toHaveProperty("timestamp");
});

test("the provenance names the image, its commit, its base, its packages and the command", () => {
  const source = { commit: "c0ffee", at: new Date("2026-11-20T08:00:00Z"), isChanged: true };
  const image = { name: "localhost/loupe:0.1.0", sha256: "1d" };
  const base = { name: "localhost/loupe-base:bookworm", sha256: "ba5e" };
  const made = { things: [image], materials: [base], command: "npm run image", programs: { node: "v24" } };
  const digests = [
    {
      name: "source",
      digest: { gitCommit: "c0ffee" },
      annotations: { committed: source.at.toISOString(), changed: true },
    },
    { name: base.name, digest: { sha256: "ba5e" } },
  ];
  expect(provenanceOf({ ...made, source })).toMatchObject({
    _type: "https://in-toto.io/Statement/v1",
    subject: [{ name: image.name, digest: { sha256: "1d" } }],
    predicateType: "https://slsa.dev/provenance/v1",
    predicate: {
      buildDefinition: {
        externalParameters: { command: "npm run image" },
        internalParameters: { programs: { node: "v24" } },
        resolvedDependencies: digests,
      },
    },
  });
  expect(provenanceOf({ ...made, source: undefined })).toMatchObject({
    predicate: { buildDefinition: { resolvedDependencies: digests.slice(1) } },
  });
});

/** A project of one commit, ready to be released as 0.1.0. */
function project() {
  const folder = mkdtempSync(path.join(tmpdir(), "loupe-release-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const git = (...args: string[]) => execFileSync("git", ["-C", folder, ...args], { stdio: "pipe", encoding: "utf8" });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const commit = () => {
    git("add", "--all");
    git("-c", "user.name=Ines", "-c", "user.email=ines@house.test", "commit", "--quiet", "--message", "house");
  };
  write("package.json", '{ "version": "0.1.0" }');
  write("CHANGELOG.md", "# Changelog\n\n## 0.1.0 – 2026-11-30\n\n- One line.\n");
  git("init", "--quiet");
  commit();
  return { folder, git, write, commit };
}

test("a release begins with a clean commit without a tag, and a day in the changelog", () => {
  const { folder, git, write, commit } = project();
  expect(releaseFaults(folder)).toEqual([]);
  expect(sourceOf(folder)).toMatchObject({ commit: git("rev-parse", "HEAD").trim(), isChanged: false });
  git("tag", "v0.1.0");
  write("CHANGELOG.md", "# Changelog\n\n## 0.1.0 – unreleased\n");
  expect(sourceOf(folder)?.isChanged).toBe(true);
  expect(releaseFaults(folder)).toEqual([
    "files differ from the commit: git status names them",
    "v0.1.0 is tagged already: package.json names the next version",
    'CHANGELOG.md names no day for 0.1.0, but "unreleased"',
  ]);
  write("package.json", '{ "version": "0.2.0" }');
  commit();
  expect(releaseFaults(folder)).toEqual(["CHANGELOG.md begins with 0.1.0, not with 0.2.0"]);
});

test("the sums name the files of a version, as sha256sum --check reads them", async () => {
  const { folder, write } = project();
  for (const name of ["loupe-0.1.0.tar.gz", "loupe-0.1.0.cdx.json", "loupe-0.0.9.tar.gz"]) write(name, name);
  await writeSums(folder, "loupe-0.1.0");
  const sum = (name: string) => createHash("sha256").update(name).digest("hex");
  expect(readFileSync(path.join(folder, "SHA256SUMS"), "utf8")).toBe(
    ["loupe-0.1.0.cdx.json", "loupe-0.1.0.tar.gz"].map((name) => `${sum(name)}  ${name}\n`).join(""),
  );
});
