import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { dump, loadAll } from "js-yaml";
import { projectFolder } from "#server/ground/project-folder.ts";
import { startS3Peer } from "#support/s3-peer.ts";
import { setUp, signIn } from "../administrator.ts";
import { databasePassword, runDatabase } from "../peer-database.ts";
import { untilReady } from "../until-ready.ts";
import type { Proof, World } from "./proof.ts";

const NETWORK = "pods";
const SECRET = "loupe-database";

/** The manifests as podman plays them: the pods themselves, without what a cluster puts around them. */
export const pods: Proof[] = [
  ["a pod with one portal begins a house, and finds it again", onePod],
  [
    "three portals and two workers are one house on a database and a bucket, and one that is killed is not missed",
    manyPods,
  ],
];

type Manifest = { kind: string; spec?: { template?: { spec: { containers: { ports?: unknown }[] } } } };

async function onePod(world: World): Promise<void> {
  await withNetwork(world, async () => {
    const file = await rendered(world, "one-portal");
    await play(world, file);
    const address = await ready(world, "loupe-pod-0");
    await setUp(address, await logsOf(world, "loupe-pod-0"));
    await world.containers.run("podman", "exec", "loupe-pod-0-portal", "node", "healthy.mjs", "/healthz");
    await world.containers.run("podman", "play", "kube", "--down", file);
    await play(world, file);
    await signIn(await ready(world, "loupe-pod-0"));
    await world.containers.run("podman", "play", "kube", "--down", file);
  });
}

async function manyPods(world: World): Promise<void> {
  const { containers } = world;
  await withNetwork(world, async (gateway) => {
    await runDatabase(world, NETWORK);
    const keys = {
      bucket: "loupe",
      region: "us-east-1",
      accessKeyId: "house",
      secretAccessKey: randomBytes(16).toString("hex"),
    };
    const bucket = await startS3Peer(keys, gateway);
    const at = (role: string) => `postgresql://${role}:${databasePassword}@database:5432/loupe`;
    await keepSecret(world, {
      DATABASE_URL: at("loupe_app"),
      DATABASE_OWNER_URL: at("loupe_owner"),
      KYC_KEY: randomBytes(32).toString("base64"),
      S3_ENDPOINT: bucket.endpoint,
      S3_BUCKET: keys.bucket,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    });
    try {
      const file = await rendered(world, "several-portals");
      await play(world, file);
      const [first = "", second = "", third = ""] = await Promise.all(
        [0, 1, 2].map((n) => ready(world, `loupe-pod-${n}`)),
      );
      const printed = await Promise.all([0, 1, 2].map((n) => logsOf(world, `loupe-pod-${n}`)));
      assert.equal(printed.filter((logs) => logs.includes("Loupe is open at")).length, 3);
      await setUpBy([first, second, third], printed);
      await signIn(second);
      for (const n of [0, 1])
        await containers.run("podman", "exec", `loupe-work-pod-${n}-portal`, "node", "healthy.mjs");
      assert.match(await logsOf(world, "loupe-work-pod-0"), /Loupe runs jobs, clocks/);
      await containers.run("podman", "kill", "--signal", "KILL", "loupe-pod-0-portal");
      await signIn(third);
      await containers.run("podman", "play", "kube", "--down", file);
      assert(bucket.seen.length > 0);
    } finally {
      await bucket.close();
    }
  });
}

/** Of several portals that begin a house together, the address that was printed last is the one that works. */
async function setUpBy(addresses: readonly string[], printed: readonly string[]): Promise<void> {
  const outcomes = await Promise.allSettled(addresses.map((address, at) => setUp(address, printed[at] ?? "")));
  assert.equal(outcomes.filter(({ status }) => status === "fulfilled").length, 1, JSON.stringify(outcomes.map(String)));
}

async function withNetwork({ containers, base }: World, work: (gateway: string) => Promise<void>): Promise<void> {
  await containers.run("podman", "network", "create", NETWORK);
  const [subnet] = JSON.parse(
    await containers.run("podman", "network", "inspect", "--format", "{{json .Subnets}}", NETWORK),
  );
  try {
    // The address of this machine in a network is there once a container is.
    await containers.run("podman", "run", "--detach", "--name", "anchor", "--network", NETWORK, base, "sleep", "3600");
    await work(subnet.gateway);
  } finally {
    await containers.clear();
    await containers.run("podman", "network", "rm", "--force", NETWORK);
  }
}

/** The manifest that kustomize makes of an overlay, without services, claims and ports: podman makes volumes itself. */
async function rendered({ containers }: World, overlay: string): Promise<string> {
  const text = await containers.run("kubectl", "kustomize", path.join(projectFolder, "ops/kubernetes", overlay));
  const manifests = (loadAll(text) as Manifest[]).filter(({ kind }) => kind === "Deployment" || kind === "ConfigMap");
  for (const { spec } of manifests)
    for (const container of spec?.template?.spec.containers ?? []) delete container.ports;
  const file = path.join(containers.folder, `${overlay}.yaml`);
  writeFileSync(file, manifests.map((manifest) => dump(manifest)).join("---\n"));
  return file;
}

const play = ({ containers }: World, file: string): Promise<string> =>
  containers.run("podman", "play", "kube", "--network", NETWORK, file);

/** Podman keeps a secret of a pod as the object of its data. */
async function keepSecret({ containers }: World, values: Record<string, string>): Promise<void> {
  const data = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Buffer.from(value).toString("base64")]),
  );
  const file = path.join(containers.folder, "secret.json");
  writeFileSync(file, JSON.stringify(data));
  await containers.say("podman", "secret", "rm", SECRET);
  await containers.run("podman", "secret", "create", SECRET, file);
}

async function logsOf({ containers }: World, pod: string): Promise<string> {
  const { output, errors } = await containers.say("podman", "logs", `${pod}-portal`);
  return `${output}${errors}`;
}

/** Waits until the portal of a pod can work, and answers its address in the network. */
async function ready(world: World, pod: string): Promise<string> {
  const infra = await world.containers.run("podman", "pod", "inspect", "--format", "{{.InfraContainerID}}", pod);
  const all = "{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}";
  const address = `http://${await world.containers.run("podman", "inspect", "--format", all, infra)}:3000`;
  await untilReady(address, { logs: () => logsOf(world, pod) });
  return address;
}
