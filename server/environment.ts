import { demoStones } from "#domain/limits.ts";
import type { BackupSettings } from "./backups/plan-backups.ts";
import { readBackupSettings } from "./backups/read-backup-settings.ts";
import { readSeed } from "./evidence/audit-key.ts";
import { type FtpOptions, readFtpOptions } from "./ftp/ftp-options.ts";
import { isTimeZone } from "./ground/time-zone.ts";
import { type AccountRules, readAccountRules } from "./house/account-rules.ts";
import { type IssuerRules, readIssuerRules } from "./house/issuer-rules.ts";
import { type HouseLimits, readLimits } from "./house/limits/house-limits.ts";
import type { MailRules } from "./house/mail-rules.ts";
import { type RemoteRules, remoteRules } from "./house/remote-rules.ts";
import { readTrustProxy } from "./house/trust-proxy.ts";
import { readMailRules } from "./mail/read-mail-rules.ts";
import type { MetricsAddress } from "./services/metrics.ts";
import { type ServiceName, serviceNames } from "./services/service.ts";

export type Environment = {
  port: number;
  host: string;
  dataDir: string | undefined;
  databaseUrl: string | undefined;
  /** The address that keeps sessions, if `databaseUrl` is a pooler's. */
  directUrl: string | undefined;
  ownerUrl: string | undefined;
  /** The ClickHouse that answers searches; without it the index does. */
  searchUrl: string | undefined;
  /** The address of a replica, for lists and figures. */
  readUrl: string | undefined;
  smtpUrl: string | undefined;
  mailRules: MailRules;
  filesDir: string | undefined;
  /** The house that the portal must find, and whether it may start without its files. */
  houseId: string | undefined;
  isWithoutFiles: boolean;
  upgradesWithoutBackup: boolean;
  kycKey: Buffer | undefined;
  /** The key before it, while the house still holds something that it sealed. */
  kycKeyBefore: Buffer | undefined;
  auditKey: Buffer | undefined;
  auditMail: string[];
  s3: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  publicUrl: string | undefined;
  timeZone: string;
  /** True if the environment names the time zone; otherwise the house's own setting counts. */
  isZoneFixed: boolean;
  isDemo: boolean;
  demoPassword: string | undefined;
  demoStones: number;
  trustProxy: string[];
  /** The level of the log, if it is named. */
  logLevel: LogLevel | undefined;
  limits: HouseLimits;
  accounts: AccountRules;
  issuer: IssuerRules | null;
  ftp: FtpOptions | undefined;
  remote: RemoteRules;
  /** The place and the times of planned backups. */
  backups: BackupSettings | undefined;
  /** The collector that this process sends its traces to. */
  traces: string | undefined;
  /** The address at which this process serves its metrics. */
  metrics: MetricsAddress | undefined;
  /** True if the portal's pages tell their timings to these metrics. */
  isPageTimed: boolean;
  /** The services that this process runs. */
  run: readonly ServiceName[];
};

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const wrong = (name: string, why: string): never => {
  throw new Error(`${name}: ${why}`);
};

/** Reads the environment once, at boot. An error names the variable in one line, without its value. */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const text = (name: string): string | undefined => env[name]?.trim() || undefined;
  const whole = (name: string, from: number, to: number): number | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const number = Number(given);
    return Number.isInteger(number) && number >= from && number <= to
      ? number
      : wrong(name, `must be a whole number from ${from} to ${to}`);
  };
  const url = (name: string, protocols: string[]): string | undefined => {
    const given = text(name);
    if (given === undefined) return undefined;
    const isGood = URL.canParse(given) && protocols.includes(new URL(given).protocol);
    return isGood ? given : wrong(name, `must begin with ${protocols.map((one) => `${one}//`).join(" or ")}`);
  };
  const flag = (name: string): boolean | undefined => {
    const given = text(name)?.toLowerCase();
    if (given === undefined) return undefined;
    if (["true", "1", "on", "yes"].includes(given)) return true;
    return ["false", "0", "off", "no"].includes(given) ? false : wrong(name, "must be true or false");
  };

  const postgres = ["postgres:", "postgresql:"];
  const databaseUrl = url("DATABASE_URL", postgres);
  const directUrl = url("DATABASE_URL_DIRECT", postgres);
  if (directUrl && !databaseUrl)
    wrong("DATABASE_URL_DIRECT", "is the address beside the pooler of DATABASE_URL: set both");
  const readUrl = url("DATABASE_READ_URL", postgres);
  if (readUrl && !databaseUrl) wrong("DATABASE_READ_URL", "is the address of a replica of DATABASE_URL: set both");
  const ownerUrl = url("DATABASE_OWNER_URL", postgres);
  if (ownerUrl && !databaseUrl) wrong("DATABASE_OWNER_URL", "is the owner's address of DATABASE_URL: set both");
  const smtpUrl = url("SMTP_URL", ["smtp:", "smtps:"]);
  if (smtpUrl && !new URL(smtpUrl).hostname) wrong("SMTP_URL", "must name a host, such as smtps://mail.house.example");
  const demoPassword = text("DEMO_PASSWORD");
  if (demoPassword && demoPassword.length < 10) wrong("DEMO_PASSWORD", "must be at least 10 characters long");
  const metrics = metricsAddress(text);
  const isPageTimed = flag("PAGE_TIMINGS") ?? false;
  if (isPageTimed && !metrics) wrong("PAGE_TIMINGS", "are kept with the metrics: set METRICS too");
  const timeZone = text("TZ_HOUSE") ?? "UTC";
  if (!isTimeZone(timeZone)) wrong("TZ_HOUSE", "must be a time zone such as Europe/Brussels");
  if (text("FILES_DIR") && text("S3_BUCKET"))
    wrong("FILES_DIR", "cannot be set together with S3_BUCKET: choose one place for the files");
  // A named database is not filled with invented people unless that is asked for.
  const isDemo = flag("DEMO_HOUSE") ?? (databaseUrl === undefined || demoPassword !== undefined);
  return {
    port: whole("PORT", 0, 65535) ?? 3000,
    host: text("HOST") ?? "127.0.0.1",
    dataDir: text("DATA_DIR"),
    databaseUrl,
    directUrl,
    ownerUrl,
    searchUrl: url("SEARCH_URL", ["http:", "https:"]),
    readUrl,
    smtpUrl,
    mailRules: readMailRules({ text, whole, wrong }),
    filesDir: text("FILES_DIR"),
    houseId: text("HOUSE_ID"),
    isWithoutFiles: flag("WITHOUT_FILES") ?? false,
    upgradesWithoutBackup: flag("UPGRADE_WITHOUT_BACKUP") ?? false,
    kycKey: houseKey("KYC_KEY", text("KYC_KEY")),
    kycKeyBefore: houseKey("KYC_KEY_BEFORE", text("KYC_KEY_BEFORE")),
    auditKey: auditKey(text),
    auditMail: auditMail(text),
    s3: bucket(text, url),
    publicUrl: url("PUBLIC_URL", ["http:", "https:"])?.replace(/\/$/, ""),
    timeZone,
    isZoneFixed: text("TZ_HOUSE") !== undefined,
    isDemo,
    demoPassword,
    demoStones: whole("DEMO_STONES", 0, 5_000_000) ?? demoStones,
    trustProxy: readTrustProxy(text, wrong),
    logLevel: logLevel(text),
    limits: readLimits(whole, isDemo),
    accounts: readAccountRules({ whole, flag }, isDemo),
    issuer: readIssuerRules({ text, wrong }),
    ftp: readFtpOptions(text, flag, wrong),
    remote: { ...remoteRules, allowsPrivate: flag("ALLOW_PRIVATE_SOURCES") ?? false },
    backups: readBackupSettings({ text, whole, url, wrong }),
    traces: url("OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]),
    metrics,
    isPageTimed,
    run: services(text),
  };
}

type Text = (name: string) => string | undefined;

function logLevel(text: Text): LogLevel | undefined {
  const given = text("LOG_LEVEL");
  const known = logLevels.find((level) => level === given);
  const names = `${logLevels.slice(0, -1).join(", ")} or ${logLevels.at(-1)}`;
  return given === undefined ? undefined : (known ?? wrong("LOG_LEVEL", `must be ${names}`));
}

function services(text: Text): readonly ServiceName[] {
  const given = text("RUN")?.split(/\s*,\s*/);
  const known = serviceNames.filter((name) => given?.includes(name) ?? true);
  return given && given.length !== known.length ? wrong("RUN", `must be a list of ${serviceNames.join(", ")}`) : known;
}

function metricsAddress(text: Text): MetricsAddress | undefined {
  const given = text("METRICS");
  if (given === undefined) return undefined;
  const [, host = "", port = ""] = /^(?:(.+):)?(\d{1,5})$/.exec(given) ?? [];
  const isPort = port !== "" && Number(port) <= 65535;
  return isPort
    ? { host: host || "127.0.0.1", port: Number(port) }
    : wrong("METRICS", "must be host:port, such as 127.0.0.1:9464");
}

function bucket(text: Text, url: (name: string, protocols: string[]) => string | undefined): Environment["s3"] {
  const name = text("S3_BUCKET");
  if (!name) {
    const half = ["S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"].find(text);
    return half ? wrong("S3_BUCKET", `is required with ${half}`) : undefined;
  }
  const needed = (variable: string): string => text(variable) ?? wrong(variable, "is required with S3_BUCKET");
  return {
    endpoint: url("S3_ENDPOINT", ["http:", "https:"]) ?? wrong("S3_ENDPOINT", "is required with S3_BUCKET"),
    bucket: name,
    region: text("S3_REGION") ?? "us-east-1",
    accessKeyId: needed("S3_ACCESS_KEY_ID"),
    secretAccessKey: needed("S3_SECRET_ACCESS_KEY"),
  };
}

/** Reads thirty-two bytes as base64, as `openssl rand -base64 32` writes them. */
function houseKey(name: string, given: string | undefined): Buffer | undefined {
  if (given === undefined) return undefined;
  const key = Buffer.from(given, "base64");
  const isWhole = key.length === 32 && key.toString("base64").replace(/=+$/, "") === given.replace(/=+$/, "");
  return isWhole ? key : wrong(name, "must be 32 bytes as base64, as `openssl rand -base64 32` makes them");
}

/** Reads a private key of Ed25519, as `openssl genpkey -algorithm ed25519` writes it, or its seed. */
function auditKey(text: Text): Buffer | undefined {
  const given = text("AUDIT_KEY");
  const why = "must be an Ed25519 key: 32 bytes as base64 (`openssl rand -base64 32`), or PKCS8";
  return given === undefined ? undefined : (readSeed(given) ?? wrong("AUDIT_KEY", why));
}

function auditMail(text: Text): string[] {
  const given = text("AUDIT_MAIL")?.split(/\s*,\s*/) ?? [];
  const isAddress = (word: string) => /^[^\s@]+@[^\s@]+$/.test(word);
  return given.every(isAddress) ? given : wrong("AUDIT_MAIL", "must be e-mail addresses separated by commas");
}
