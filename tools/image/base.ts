import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { alike } from "./alike.ts";
import { type Containers, missingProgram } from "./containers.ts";
import { plainImage } from "./plain-image.ts";

/** The folders that Debian's own slim images leave out too. */
const leftOut = ["usr/share/doc", "usr/share/man", "usr/share/info", "usr/share/locale"];
/** The name and the network of the machine that builds, which debootstrap copies. */
const ofThisMachine = ["etc/hostname", "etc/resolv.conf"];
const emptied = ["var/cache", "var/lib/apt/lists", "var/log"];

/** The name of the base that is made here. */
export const ownBase = "localhost/loupe-base:bookworm";

/** A base that is made here: Debian's smallest system by debootstrap, and the Node that runs this. */
export async function baseImage(containers: Containers, name = ownBase): Promise<string> {
  const { code } = await containers.say("buildah", "inspect", "--type", "image", name);
  if (code === 0) return name;
  const missing = missingProgram(["debootstrap"]);
  if (missing) throw new Error("there is no debootstrap: name an image with Node with --base");
  const root = mkdtempSync(path.join(containers.folder, "base-"));
  try {
    const debian = ["debootstrap", "--variant=minbase", "--include=ca-certificates", "bookworm", root];
    // The day of a password's last change stands in /etc/shadow. Two bases of the same packages have one id.
    await containers.run("env", "SOURCE_DATE_EPOCH=0", ...debian);
    for (const name of [...leftOut, ...ofThisMachine, ...emptied])
      rmSync(path.join(root, name), { recursive: true, force: true });
    for (const folder of emptied) mkdirSync(path.join(root, folder), { recursive: true });
    addNode(root);
    const archive = path.join(containers.folder, "base.tar");
    await containers.run("tar", ...alike, "-C", root, "-cf", archive, ".");
    await plainImage(containers, await containers.run("podman", "import", "--quiet", archive), name);
    rmSync(archive);
    return name;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function addNode(root: string): void {
  const npmCli = process.env.npm_execpath;
  if (!npmCli) throw new Error("call this by npm run image: npm goes into the base as well");
  const local = path.join(root, "usr/local");
  cpSync(realpathSync(process.execPath), path.join(local, "bin/node"));
  cpSync(path.resolve(realpathSync(npmCli), "../.."), path.join(local, "lib/node_modules/npm"), { recursive: true });
  symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", path.join(local, "bin/npm"));
}
