import { execFileSync } from "node:child_process";
import path from "node:path";

/** Makes a certificate of 127.0.0.1 with its key in a folder; undefined on a machine without openssl. */
export function ownCertificate(folder: string): { cert: string; key: string } | undefined {
  const [cert, key] = [path.join(folder, "cert.pem"), path.join(folder, "key.pem")];
  const subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1"];
  const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2"];
  try {
    execFileSync("openssl", ["req", "-x509", "-nodes", ...kind, "-keyout", key, "-out", cert, ...subject], {
      stdio: "ignore",
    });
  } catch {
    return undefined;
  }
  return { cert, key };
}
