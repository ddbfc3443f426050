export type PortRange = { from: number; to: number };

/** The FTP door as the environment asks for it. */
export type FtpOptions = {
  host: string;
  port: number;
  /** How clients reach the house: what is told them of data connections. */
  passiveHost: string | undefined;
  passivePorts: PortRange | undefined;
  /** Files that hold a certificate and its key. */
  tls: { cert: string; key: string } | undefined;
  /** How long somebody may take to sign in, where it is not as long as everywhere. */
  greetingMs?: number;
};

type Text = (name: string) => string | undefined;
type Wrong = (name: string, why: string) => never;

/** Reads what concerns the FTP door; without `FTP_URL` there is none. */
export function readFtpOptions(text: Text, wrong: Wrong): FtpOptions | undefined {
  const given = text("FTP_URL");
  const [cert, key] = [text("FTP_TLS_CERT"), text("FTP_TLS_KEY")];
  const passivePorts = portRange(text("FTP_PASSIVE_PORTS"), wrong);
  if (cert && !key) wrong("FTP_TLS_KEY", "is required with FTP_TLS_CERT");
  if (key && !cert) wrong("FTP_TLS_CERT", "is required with FTP_TLS_KEY");
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
  };
}

function portRange(given: string | undefined, wrong: Wrong): PortRange | undefined {
  if (given === undefined) return undefined;
  const [, from = 0, to = 0] = (/^(\d+)-(\d+)$/.exec(given) ?? []).map(Number);
  if (from < 1 || to > 65_535 || from > to) wrong("FTP_PASSIVE_PORTS", "must have the form 41000-41099");
  return { from, to };
}

/** How clients reach the door from outside: by the name that they are told, else by the portal's own. */
export const publicFtp = ({ port, passiveHost, tls }: FtpOptions, publicUrl: string) => ({
  host: passiveHost ?? new URL(publicUrl).hostname,
  port,
  isSafe: tls !== undefined,
});
