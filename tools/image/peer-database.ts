import path from "node:path";
import { projectFolder } from "#server/ground/project-folder.ts";
import type { World } from "./proofs/proof.ts";

/** The image of a PostgreSQL that stands in for the public one. */
const IMAGE = "localhost/loupe-peer-database:15";

/** The password of the database in a proof. */
export const databasePassword = "0f6c2a9d4b8e1735c0de";

/** Builds the image of the database. */
export async function peerDatabase({ containers, base }: Pick<World, "containers" | "base">): Promise<string> {
  const { code } = await containers.say("buildah", "inspect", "--type", "image", IMAGE);
  if (code === 0) return IMAGE;
  const how = ["--isolation", "chroot", "--pull=never", "--format", "docker", "--build-arg", `BASE=${base}`];
  await containers.run("buildah", "bud", ...how, "--tag", IMAGE, path.join(import.meta.dirname, "peer-database"));
  return IMAGE;
}

/** Runs the database under the name `database` in a network, with the roles of the compose file. */
export async function runDatabase(world: World, network: string): Promise<void> {
  const roles = path.join(projectFolder, "ops/compose/roles.sh");
  await world.containers.run(
    "podman",
    "run",
    "--detach",
    "--name=database",
    `--network=${network}`,
    "--network-alias=database",
    `--env=POSTGRES_PASSWORD=${databasePassword}`,
    "--env=POSTGRES_DB=loupe",
    "--env=POSTGRES_INITDB_ARGS=--encoding=UTF8 --locale=C.UTF-8",
    `--volume=${roles}:/docker-entrypoint-initdb.d/roles.sh:ro`,
    await peerDatabase(world),
  );
}
