export type PortRange = { from: number; to: number };

/** The settings of the FTP entrance. */
export type FtpOptions = {
  host: string;
  port: number;
  /** The host that clients reach the house by, for data connections. */
  passiveHost: string | undefined;
  passivePorts: PortRange | undefined;
  /** The files of a certificate and its key. */
  tls: { cert: string; key: string } | undefined;
  /** True if passwords are taken in the clear from other machines. */
  takesClear: boolean;
  /** The time limit for signing in, if not the usual one. */
  greetingMs?: number;
  /** The time for which a session may be idle, if not the usual one. */
  idleMs?: number;
};

type Text = (name: string) => string | undefined;
type Flag = (name: string) => boolean | undefined;
type Wrong = (name: string, why: string) => never;

/** Reads the settings of the FTP entrance; without `FTP_URL` there is none. */
export function readFtpOptions(text: Text, flag: Flag, wrong: Wrong): FtpOptions | undefined {
  const given = text("FTP_URL");
  const [cert, key] = [text("FTP_TLS_CERT"), text("FTP_TLS_KEY")];
  const passivePorts = portRange(text("FTP_PASSIVE_PORTS"), wrong);
  if (cert && !key) wrong("FTP_TLS_KEY", "is required with FTP_TLS_CERT");
  if (key && !cert) wrong("FTP_TLS_CERT", "is required with FTP_TLS_KEY");
  const takesClear = flag("FTP_WITHOUT_TLS") ?? false;
  if (takesClear && cert) wrong("FTP_WITHOUT_TLS", "cannot stand beside FTP_TLS_CERT");
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url?.protocol !== "ftp:" || url.hostname === "" || url.username || !/^\/?$/.test(url.pathname)) {
    return wrong("FTP_URL", "must have the form ftp://host:port");
  }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    port: url.port === "" ? 21 : Number(url.port),
    passiveHost: text("FTP_PASSIVE_HOST"),
    passivePorts,
    tls: cert && key ? { cert, key } : undefined,
    takesClear,
  };
}

function portRange(given: string | undefined, wrong: Wrong): PortRange | undefined {
  if (given === undefined) return undefined;
  const [, from = 0, to = 0] = (/^(\d+)-(\d+)$/.exec(given) ?? []).map(Number);
  if (from < 1 || to > 65_535 || from > to) wrong("FTP_PASSIVE_PORTS", "must have the form 41000-41099");
  return { from, to };
}

/** The public address of the FTP entrance: its own host name, else the portal's. */
export const publicFtp = ({ port, passiveHost, tls }: FtpOptions, publicUrl: string) => ({
  host: passiveHost ?? new URL(publicUrl).hostname,
  port,
  isSafe: tls !== undefined,
});
