import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { loadAll } from "js-yaml";
import { expect, test } from "vitest";
import { faultsOf } from "#support/container-file.ts";
import { missingOf } from "../../tools/test/missing-of.mjs";
import programs from "../../vite.server.config.ts";

const read = (file: string) => readFileSync(file, "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };
/** The variables that the portal reads, by the table that operators read. */
const [, table = ""] = /\n## Environment\n([\s\S]*?)\n## /.exec(read("docs/operations.md")) ?? [];
const known = new Set([...table.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name]) => name));
const example = read(".env.example");
/** The shortest grace for the portal's process: a portal may take thirty seconds to stop. */
const LEAST_GRACE = 35;

test("the Containerfile makes a small image without root and without a shell in the way", () => {
  expect(faultsOf(read("Containerfile"))).toEqual([]);
});

const planted: [fault: string, from: string | RegExp, to: string][] = [
  ["the user is root", "USER 65532:65532", "USER 0"],
  ["the user has no number", "USER 65532:65532", "USER loupe"],
  ["the user has no number", "USER 65532:65532\n", ""],
  ["the command stands before its user", /(USER .*\n)([\s\S]*)$/, "$2$1"],
  ["the command goes through a shell, which keeps signals", 'CMD ["node", "dist-server/main.js"]', "CMD npm start"],
  ["the health command goes through a shell", 'CMD ["node", "healthy.mjs"]', "CMD node healthy.mjs"],
  ["a step of the build needs a shell", /RUN \["npm".*\]/, "RUN npm ci"],
  ["it needs curl or wget", 'CMD ["node", "healthy.mjs"]', 'CMD ["curl", "-f", "http://127.0.0.1:3000/readyz"]'],
  ["ADD fetches and unpacks: COPY says what it does", "COPY . .", "ADD . ."],
  ["latest is another image tomorrow", "node:24-bookworm-slim\n", "node:latest\n"],
  ["a stage has a base of its own", /FROM \S+\nLABEL/, "FROM docker.io/library/node:24\nLABEL"],
];
test.each(planted)("a Containerfile in which %s is noticed", (fault, from, to) => {
  const changed = read("Containerfile").replace(from, to);
  expect(changed).not.toBe(read("Containerfile"));
  expect(faultsOf(changed)).toContain(fault);
});

test("what the Containerfile reads is there, and its ignore file lets it through", () => {
  const let_in = read(".containerignore").match(/(?<=^!)[^*\n]+$/gm) ?? [];
  expect(let_in.length).toBeGreaterThan(10);
  expect(let_in.filter((name) => !existsSync(name))).toEqual([]);
  expect(let_in.map((name) => name.replace(/\/$/, ""))).toEqual(
    expect.arrayContaining(["package-lock.json", "server", "src", "tools", "openapi", "docs", "README.md"]),
  );
});

test("Docker leaves out of the build what podman leaves out: it reads an ignore file of its own", () => {
  expect(read(".dockerignore")).toBe(read(".containerignore"));
  expect(read(".containerignore")).toMatch(/^\*$/m); // all that is not named, such as .env and data
});

test("the commands of docs/operations.md are in the image, and docs/install.md names them", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const operated = [...new Set(read("docs/operations.md").match(/(?<=npm run )[a-z:-]+/g))]
    .filter((name) => !["docs", "landed:keep"].includes(name)) // of the project, not of a house
    .map((name) => /tools\/([a-z-]+)\.ts/.exec(scripts[name] ?? "")?.[1] ?? name);
  expect(operated).toContain("backup-restore");
  const built = Object.entries(programs.build?.rolldownOptions?.input as Record<string, string>);
  expect(built.flatMap(([name, file]) => (file.startsWith("tools/") ? [name] : []))).toEqual(
    expect.arrayContaining(operated),
  );
  const [inImage = ""] = /\n## The image\n[\s\S]*?\n## /.exec(read("docs/install.md")) ?? [];
  expect(operated.filter((name) => !inImage.includes(`\`${name}\``) && !inImage.includes(`${name}.js`))).toEqual([]);
});

test("the guide and the example of settings name images and files of this version alone", () => {
  const named = [...`${read("docs/install.md")}${example}`.matchAll(/loupe[-:](\d+\.\d+\.\d+)/g)].map(
    ([, found]) => found,
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((found) => found !== version)).toEqual([]);
});

type Service = {
  image: string;
  environment: Record<string, string>;
  volumes: string[];
  stop_grace_period: string;
  read_only?: boolean;
  cap_drop?: string[];
};
type Compose = { services: { portal: Service; database: Service }; volumes: Record<string, null> };
const [compose] = loadAll(read("compose.yaml")) as [Compose];
/** Its variables, those of its comments too. */
const offered = [...example.matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? "");
const ofCompose = [...read("compose.yaml").matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name ?? "");

test("the compose file asks for one secret, and for nothing that its example does not offer", () => {
  expect(example.match(/^[A-Z_]+=$/gm)).toEqual(["DATABASE_PASSWORD="]);
  expect([...new Set(ofCompose)].filter((name) => !offered.includes(name))).toEqual([]);
});

test("a setting of the compose file or its example is one of the portal's, or the compose file's own", () => {
  const named = [...offered, ...Object.keys(compose.services.portal.environment)];
  expect(named.filter((name) => !known.has(name) && !ofCompose.includes(name))).toEqual([]);
});

test("the compose file pins its images, keeps data in named volumes and lets services end in peace", () => {
  const { portal, database } = compose.services;
  expect(portal.image).toContain(`localhost/loupe:${version}}`);
  expect(database.image).toMatch(/postgres:\d+\}$/);
  const named = (service: Service) => service.volumes.map((volume) => volume.split(":")[0] ?? "");
  expect(Object.keys(compose.volumes)).toEqual(["files", "database"]);
  expect(named(portal)).toEqual(["files"]);
  expect(database.volumes).toContain("database:/var/lib/postgresql"); // PostgreSQL 18 and later; not …/data
  for (const { stop_grace_period } of [portal, database])
    expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThanOrEqual(LEAST_GRACE);
  expect(portal).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
});

type Container = {
  image: string;
  env?: { name: string; value: string }[];
  envFrom: object[];
  securityContext: object;
  livenessProbe: { exec: { command: string[] } };
};
type Manifest = {
  kind: string;
  data?: object;
  stringData?: object;
  spec?: {
    template?: { spec: { terminationGracePeriodSeconds: number; securityContext: object; containers: Container[] } };
  };
};
const manifests = readdirSync("ops/kubernetes", { recursive: true })
  .map((name) => path.join("ops/kubernetes", String(name)))
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => (loadAll(read(file)) as Manifest[]).map((manifest) => ({ file, manifest })));

test("the manifests name settings of the portal alone", () => {
  const named = manifests.flatMap(({ manifest: { data = {}, stringData = {}, spec } }) => [
    ...Object.keys({ ...data, ...stringData }),
    ...(spec?.template?.spec.containers ?? []).flatMap(({ env = [] }) => env.map(({ name }) => name)),
  ]);
  expect(named).toEqual(expect.arrayContaining(["RUN", "METRICS", "DATABASE_URL", "KYC_KEY", "PUBLIC_URL"]));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test("every pod is of this version, without root, with a root that nobody writes, and ends in peace", () => {
  const whole = manifests.flatMap(({ manifest: { spec } }) => {
    const pod = spec?.template?.spec;
    return pod?.securityContext ? [pod] : []; // patches of overlays say less
  });
  expect(whole).toHaveLength(2);
  for (const { terminationGracePeriodSeconds, securityContext, containers } of whole) {
    expect(terminationGracePeriodSeconds).toBeGreaterThanOrEqual(LEAST_GRACE);
    expect(securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 65532 });
    for (const container of containers) {
      expect(container.image).toBe(`localhost/loupe:${version}`);
      expect(container.securityContext).toEqual({
        readOnlyRootFilesystem: true,
        allowPrivilegeEscalation: false,
        capabilities: { drop: ["ALL"] },
      });
      // A portal that is killed because its database is away only makes the storm bigger.
      expect(container.livenessProbe.exec.command).not.toContain("/readyz");
    }
  }
});

test("an overlay names files that are there", () => {
  const overlays = manifests.filter(({ manifest: { kind } }) => kind === "Kustomization");
  expect(overlays.map(({ file }) => path.basename(path.dirname(file))).toSorted()).toEqual(
    ["base", "external-database", "one-portal", "several-portals"].toSorted(),
  );
  for (const { file, manifest } of overlays) {
    const { resources, patches = [] } = manifest as { resources?: string[]; patches?: { path: string }[] };
    const places = [...(resources ?? []), ...patches.map((patch) => patch.path)];
    expect(places.filter((place) => !existsSync(path.join(path.dirname(file), place)))).toEqual([]);
  }
});

test("the unit of systemd names settings of the portal alone, and gives it time to end", () => {
  const unit = read("ops/systemd/loupe.service");
  const named = [...unit.matchAll(/^Environment=([A-Z_]+)=/gm)].map(([, name]) => name ?? "");
  expect(named).toContain("DATA_DIR");
  expect(named.filter((name) => !known.has(name) && name !== "NODE_ENV")).toEqual([]);
  expect(Number(unit.match(/^TimeoutStopSec=(\d+)$/m)?.[1])).toBeGreaterThanOrEqual(LEAST_GRACE);
  expect(unit).toMatch(/^User=loupe$/m);
  expect(unit).toMatch(/^KillMode=mixed$/m); // The database is the portal's to stop.
});

test("programs that a machine lacks are named, so that a night without them says so", () => {
  expect(missingOf(["node", "no-such-podman"], [path.dirname(process.execPath)])).toEqual(["no-such-podman"]);
  expect(missingOf(["node"], [])).toEqual(["node"]);
  expect(missingOf([])).toEqual([]);
});
