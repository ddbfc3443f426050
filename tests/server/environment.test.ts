import { describe, expect, test } from "vitest";
import { readEnvironment } from "#server/environment.ts";

const bucket = { S3_BUCKET: "b", S3_ENDPOINT: "https://s3.test", S3_ACCESS_KEY_ID: "k", S3_SECRET_ACCESS_KEY: "s" };
const service = {
  OIDC_ISSUER: "https://login.house.test",
  OIDC_CLIENT_ID: "loupe",
  OIDC_CLIENT_SECRET: "hunter2",
  OIDC_NAME: "House accounts",
};
const without = (name: keyof typeof bucket) => ({ ...bucket, [name]: "" });

function messageOf(env: Record<string, string>): string {
  try {
    readEnvironment(env);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

describe("a variable that is wrong is named in one line, without its value", () => {
  test.each<[string, Record<string, string>]>([
    ["PORT: must be a whole number from 0 to 65535", { PORT: "70000" }],
    ["PORT: must be a whole number from 0 to 65535", { PORT: "http" }],
    ["PORT: must be a whole number from 0 to 65535", { PORT: "80.5" }],
    ["DATABASE_URL: must begin with postgres:// or postgresql://", { DATABASE_URL: "mysql://u:hunter2@h/d" }],
    ["DATABASE_URL: must begin with postgres:// or postgresql://", { DATABASE_URL: "hunter2" }],
    ["DATABASE_OWNER_URL: must begin with postgres:// or postgresql://", { DATABASE_OWNER_URL: "hunter2" }],
    ["DATABASE_URL_DIRECT: must begin with postgres:// or postgresql://", { DATABASE_URL_DIRECT: "hunter2" }],
    [
      "DATABASE_URL_DIRECT: is the address beside the pooler of DATABASE_URL: set both",
      { DATABASE_URL_DIRECT: "postgresql://u:hunter2@h/d" },
    ],
    ["DATABASE_READ_URL: must begin with postgres:// or postgresql://", { DATABASE_READ_URL: "hunter2" }],
    [
      "DATABASE_READ_URL: is the address of a replica of DATABASE_URL: set both",
      { DATABASE_READ_URL: "postgresql://u:hunter2@h/d" },
    ],
    [
      "DATABASE_OWNER_URL: is the owner's address of DATABASE_URL: set both",
      { DATABASE_OWNER_URL: "postgresql://u:hunter2@h/d" },
    ],
    ["SEARCH_URL: must begin with http:// or https://", { SEARCH_URL: "clickhouse:hunter2@h" }],
    ["SMTP_URL: must begin with smtp:// or smtps://", { SMTP_URL: "mail.test:25" }],
    ...["smtp://", "smtps://?from=hunter2"].map((SMTP_URL): [string, Record<string, string>] => [
      "SMTP_URL: must name a host, such as smtps://mail.house.example",
      { SMTP_URL },
    ]),
    ["LOG_LEVEL: must be trace, debug, info, warn, error, fatal or silent", { LOG_LEVEL: "loud" }],
    ...["hunter2", "10.0.0.0/99", "10.0.0.0/0", "::1/129", "10.0.0.1,", "10.0.0.0/255.0.0.0.0", "10.0.0.0/8/8"].map(
      (TRUST_PROXY): [string, Record<string, string>] => [
        "TRUST_PROXY: must be addresses or networks such as 127.0.0.1, 10.0.0.0/8 or loopback, separated by commas",
        { TRUST_PROXY },
      ],
    ),
    ["BOUNCE_DOMAIN: must be a domain such as mail.house.example", { BOUNCE_DOMAIN: "hunter2" }],
    [
      "BOUNCE_SECRET: must be 20 to 200 characters long, as `openssl rand -base64 24` makes them",
      { BOUNCE_SECRET: "hunter2" },
    ],
    ...["hunter2", "imaps://mail.house.test", "imaps://me@mail.house.test", "smtp://me:hunter2@mail.house.test"].map(
      (BOUNCE_MAILBOX): [string, Record<string, string>] => [
        "BOUNCE_MAILBOX: must be imaps://user:password@host or imap://user:password@host",
        { BOUNCE_MAILBOX },
      ],
    ),
    ["PUBLIC_URL: must begin with http:// or https://", { PUBLIC_URL: "loupe.test" }],
    ["TZ_HOUSE: must be a time zone such as Europe/Brussels", { TZ_HOUSE: "Europe/Atlantis" }],
    ["DEMO_PASSWORD: must be at least 10 characters long", { DEMO_PASSWORD: "hunter2" }],
    ["DEMO_HOUSE: must be true or false", { DEMO_HOUSE: "maybe" }],
    ...["hunter2", "127.0.0.1:99999", "127.0.0.1:"].map((METRICS): [string, Record<string, string>] => [
      "METRICS: must be host:port, such as 127.0.0.1:9464",
      { METRICS },
    ]),
    ["PAGE_TIMINGS: are kept with the metrics: set METRICS too", { PAGE_TIMINGS: "on" }],
    ["RUN: must be a list of index, jobs, clocks, web, ftp", { RUN: "web,mail" }],
    [
      "FILES_DIR: cannot be set together with S3_BUCKET: choose one place for the files",
      { FILES_DIR: "/f", ...bucket },
    ],
    ["OTEL_EXPORTER_OTLP_ENDPOINT: must begin with http:// or https://", { OTEL_EXPORTER_OTLP_ENDPOINT: "hunter2" }],
    ["BACKUP_TO: must be a folder such as /backups, or a bucket such as s3://house-backups", { BACKUP_TO: "backups" }],
    [
      "BACKUP_TO: is for the embedded database: back up the one of DATABASE_URL with its own tools",
      { BACKUP_TO: "/b", DATABASE_URL: "postgresql://u:hunter2@h/d" },
    ],
    [
      "BACKUP_KEY: is required with BACKUP_TO: 32 bytes as base64, as `openssl rand -base64 32` makes them",
      { BACKUP_TO: "/b" },
    ],
    ["BACKUP_S3_ENDPOINT: is required with a bucket in BACKUP_TO", { BACKUP_TO: "s3://backups" }],
    [
      "BACKUP_SCHEDULE: must be a time such as `30 2 * * *` or `0 4 * * SUN`, or hours such as `0 */6 * * *`",
      { BACKUP_TO: "/b", BACKUP_KEY: "A".repeat(43), BACKUP_SCHEDULE: "* * * * *" },
    ],
    [
      "BACKUP_KEEP_DAYS: must be a whole number from 1 to 3650",
      { BACKUP_TO: "/b", BACKUP_KEY: "A".repeat(43), BACKUP_KEEP_DAYS: "0" },
    ],
    ...["61 2 * * *", "30 2 * *"].map((BACKUP_SCHEDULE): [string, Record<string, string>] => [
      "BACKUP_SCHEDULE: must be a time such as `30 2 * * *` or `0 4 * * SUN`, or hours such as `0 */6 * * *`",
      { BACKUP_SCHEDULE },
    ]),
    ["BACKUP_KEEP_DAYS: must be a whole number from 1 to 3650", { BACKUP_KEEP_DAYS: "-1" }],
    ...Object.entries({
      BACKUP_KEY: "A".repeat(43),
      BACKUP_SCHEDULE: "30 2 * * *",
      BACKUP_KEEP_DAYS: "7",
      BACKUP_KEEP_WEEKS: "4",
      BACKUP_S3_ENDPOINT: "https://s3.test",
    }).map(([name, value]): [string, Record<string, string>] => [
      `BACKUP_TO: is required with ${name}`,
      { [name]: value },
    ]),
    ...Object.keys(service).map((name): [string, Record<string, string>] => [
      `${name}: is required with ${Object.keys(service)
        .filter((other) => other !== name)
        .join(", ")}`,
      { ...service, [name]: " " },
    ]),
    ["OIDC_ISSUER: is required with OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME", { OIDC_ACR: "urn:house:strong" }],
    ...[
      "http://login.house.test",
      "http://127.0.0.1.house.test",
      "login.house.test",
      "https://login.house.test/?hunter2",
      "https://login.house.test/#hunter2",
    ].map((OIDC_ISSUER): [string, Record<string, string>] => [
      "OIDC_ISSUER: must begin with https://, or with http:// on this machine alone, and have no ? or #",
      { ...service, OIDC_ISSUER },
    ]),
    ["OIDC_NAME: must be at most 40 characters long", { ...service, OIDC_NAME: "x".repeat(41) }],
    ["S3_ENDPOINT: is required with S3_BUCKET", without("S3_ENDPOINT")],
    ...(["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const).map(
      (name): [string, Record<string, string>] => [`S3_BUCKET: is required with ${name}`, { [name]: "hunter2" }],
    ),
    ["S3_ENDPOINT: must begin with http:// or https://", { ...bucket, S3_ENDPOINT: "hunter2" }],
    ["S3_ACCESS_KEY_ID: is required with S3_BUCKET", without("S3_ACCESS_KEY_ID")],
    ["S3_SECRET_ACCESS_KEY: is required with S3_BUCKET", without("S3_SECRET_ACCESS_KEY")],
    ["FTP_URL: must have the form ftp://host:port", { FTP_URL: "http://0.0.0.0:2121" }],
    ["FTP_URL: must have the form ftp://host:port", { FTP_URL: "ftp://u:hunter2@h:2121" }],
    ["FTP_URL: must have the form ftp://host:port", { FTP_URL: "ftp://h:2121/hunter2" }],
    ["FTP_PASSIVE_PORTS: must have the form 41000-41099", { FTP_PASSIVE_PORTS: "41099-41000" }],
    ["FTP_PASSIVE_PORTS: must have the form 41000-41099", { FTP_PASSIVE_PORTS: "any" }],
    [
      "FTP_WITHOUT_TLS: cannot stand beside FTP_TLS_CERT",
      { FTP_WITHOUT_TLS: "true", FTP_TLS_CERT: "/c", FTP_TLS_KEY: "/k" },
    ],
    ["FTP_TLS_KEY: is required with FTP_TLS_CERT", { FTP_TLS_CERT: "/etc/cert.pem" }],
    ["FTP_TLS_CERT: is required with FTP_TLS_KEY", { FTP_TLS_KEY: "/etc/key.pem" }],
    ["KYC_KEY: must be 32 bytes as base64, as `openssl rand -base64 32` makes them", { KYC_KEY: "hunter2" }],
    [
      "KYC_KEY: must be 32 bytes as base64, as `openssl rand -base64 32` makes them",
      { KYC_KEY: Buffer.alloc(31).toString("base64") },
    ],
    [
      "KYC_KEY_BEFORE: must be 32 bytes as base64, as `openssl rand -base64 32` makes them",
      { KYC_KEY_BEFORE: "hunter2" },
    ],
    ...["hunter2", "abc", Buffer.alloc(31).toString("base64")].map((AUDIT_KEY): [string, Record<string, string>] => [
      "AUDIT_KEY: must be an Ed25519 key: 32 bytes as base64 (`openssl rand -base64 32`), or PKCS8",
      { AUDIT_KEY },
    ]),
    ["AUDIT_MAIL: must be e-mail addresses separated by commas", { AUDIT_MAIL: "audit@house.test, hunter2" }],
    ["PUBLIC_CALLS_PER_MINUTE: must be a whole number from 1 to 1000000", { PUBLIC_CALLS_PER_MINUTE: "0" }],
  ])("%s", (line, env) => {
    expect(() => readEnvironment(env)).toThrow(new Error(line));
    expect(line).not.toMatch(/hunter2|\n/);
  });
});

describe("an environment that is empty", () => {
  test("is a demo house on this machine alone", () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      timeZone: "UTC",
      isZoneFixed: false,
      isDemo: true,
      demoPassword: undefined,
      demoStones: 20_000,
      trustProxy: [],
      s3: undefined,
    });
  });

  test("blank values are none", () => {
    expect(readEnvironment({ PORT: "  ", TZ_HOUSE: "", DATABASE_URL: " " })).toEqual(readEnvironment({}));
  });
});

describe("the sign-in service", () => {
  test("is none without its variables", () => {
    expect(readEnvironment({}).issuer).toBeNull();
  });

  test.each([
    "https://login.house.test/realms/house",
    "http://localhost:9000",
    "http://127.0.0.1:9000",
    "http://[::1]:9",
  ])("is found at %s", (OIDC_ISSUER) => {
    const env = { ...service, OIDC_ISSUER, OIDC_ACR: "urn:house:strong, phr" };
    expect(readEnvironment(env).issuer).toEqual({
      issuer: OIDC_ISSUER,
      clientId: "loupe",
      clientSecret: "hunter2",
      name: "House accounts",
      strongClasses: ["urn:house:strong", "phr"],
    });
  });
});

describe("the FTP door", () => {
  test("is shut where nobody asks for it", () => {
    expect(readEnvironment({ FTP_PASSIVE_PORTS: "41000-41099" }).ftp).toBeUndefined();
  });

  test("is where the environment says, with what it says of data connections and safety", () => {
    expect(readEnvironment({ FTP_URL: "ftp://0.0.0.0:2121" }).ftp).toEqual({
      host: "0.0.0.0",
      port: 2121,
      takesClear: false,
    });
    const env = { FTP_URL: "ftp://[::]", FTP_PASSIVE_PORTS: "41000-41099", FTP_PASSIVE_HOST: "ftp.loupe.test" };
    expect(readEnvironment({ ...env, FTP_TLS_CERT: "/c.pem", FTP_TLS_KEY: "/k.pem" }).ftp).toEqual({
      host: "::",
      port: 21,
      passiveHost: "ftp.loupe.test",
      passivePorts: { from: 41_000, to: 41_099 },
      tls: { cert: "/c.pem", key: "/k.pem" },
      takesClear: false,
    });
  });
});

describe("a house with a database of its own", () => {
  const DATABASE_URL = "postgresql://u@h/d";

  test("is no demo house, unless somebody says so", () => {
    expect(readEnvironment({ DATABASE_URL }).isDemo).toBe(false);
    expect(readEnvironment({ DATABASE_URL, DEMO_PASSWORD: "three-quiet-lanterns" }).isDemo).toBe(true);
    for (const [DEMO_HOUSE, isDemo] of Object.entries({ true: true, YES: true, "1": true, off: false, "0": false })) {
      expect(readEnvironment({ DATABASE_URL, DEMO_HOUSE }).isDemo).toBe(isDemo);
    }
  });
});

test("a password is asked for again in a house in earnest, and in a demo house only where somebody says so", () => {
  const DATABASE_URL = "postgresql://u@h/d";
  const minutes = (env: NodeJS.ProcessEnv) => readEnvironment(env).limits.freshSignInMinutes;
  expect(minutes({})).toBe(0);
  expect(minutes({ DEMO_HOUSE: "false" })).toBe(15);
  expect(minutes({ DATABASE_URL })).toBe(15);
  expect(minutes({ FRESH_SIGN_IN_MINUTES: "5" })).toBe(5);
  expect(minutes({ DATABASE_URL, FRESH_SIGN_IN_MINUTES: "0" })).toBe(0);
  expect(readEnvironment({ SESSION_DAYS: "30" }).limits.sessionDays).toBe(30);
  expect(messageOf({ SESSION_DAYS: "0" })).toBe("SESSION_DAYS: must be a whole number from 1 to 365");
});

test("the time zone that a refusal proposes exists", () => {
  const TZ_HOUSE = messageOf({ TZ_HOUSE: "nowhere" }).match(/such as (\S+)$/)?.[1] ?? "";
  expect(readEnvironment({ TZ_HOUSE }).timeZone).toBe(TZ_HOUSE);
});

test("what is given is taken", () => {
  expect(
    readEnvironment({
      PORT: "0",
      HOST: "0.0.0.0",
      PUBLIC_URL: "https://loupe.test/",
      TZ_HOUSE: "Europe/Brussels",
      TRUST_PROXY: "10.0.0.1 , 10.0.0.0/8,172.16.0.0/255.240.0.0,fd00::/8,::1,loopback",
      LOG_LEVEL: "debug",
      ...bucket,
    }),
  ).toMatchObject({
    port: 0,
    host: "0.0.0.0",
    publicUrl: "https://loupe.test",
    timeZone: "Europe/Brussels",
    trustProxy: ["10.0.0.1", "10.0.0.0/8", "172.16.0.0/255.240.0.0", "fd00::/8", "::1", "loopback"],
    logLevel: "debug",
    s3: { endpoint: "https://s3.test", bucket: "b", region: "us-east-1", accessKeyId: "k", secretAccessKey: "s" },
  });
});
