import { randomUUID } from "node:crypto";
import MimeNode from "nodemailer/lib/mime-node";
import type { Enclosure, Mail } from "../house/ports.ts";
import { quotedPrintable } from "./quoted-printable.ts";

type Worded = Pick<Mail, "text" | "html" | "enclosures" | "key">;
/** A part of a letter: the lines that say how it is made, and its bytes. */
type Part = { head: string; bytes: readonly Buffer[] };

const CRLF = "\r\n";
const lineOfBase64 = /.{76}/g;

/**
 * A letter as it travels (RFC 5322, RFC 2045), made at once and in one piece. The fields of its head are the library's, which folds
 * and encodes them: no name or subject writes a field of its own (decision 0124).
 */
export function letterBytes(fields: MimeNode, { text, html, enclosures = [], key = randomUUID() }: Worded): Buffer {
  const plain = inWords("text/plain", text);
  const shown = html === undefined ? plain : inBoth(key, { plain, html, enclosures });
  const files = enclosures.filter(({ cid }) => html === undefined || cid === undefined).map(enclosed);
  const { head, bytes } = files.length > 0 ? joined("mixed", key, [shown, ...files]) : shown;
  return Buffer.concat([Buffer.from(`${fields.buildHeaders()}${CRLF}${head}${CRLF}${CRLF}`), ...bytes]);
}

const inWords = (type: string, text: string): Part => ({
  head: `Content-Type: ${type}; charset=utf-8${CRLF}Content-Transfer-Encoding: quoted-printable`,
  bytes: [quotedPrintable(text)],
});

type Both = { plain: Part; html: string; enclosures: readonly Enclosure[] };

/** The text and the HTML of a letter, with the pictures that the HTML shows. */
function inBoth(key: string, { plain, html, enclosures }: Both): Part {
  const page = inWords("text/html", html);
  const pictures = enclosures.filter(({ cid }) => cid !== undefined).map(enclosed);
  return joined("alternative", key, [
    plain,
    pictures.length > 0 ? joined('related; type="text/html"', key, [page, ...pictures]) : page,
  ]);
}

/** Parts as one. Neither quoted-printable nor base64 holds the signs that begin the boundary. */
function joined(kind: string, key: string, parts: readonly Part[]): Part {
  const boundary = `=_${kind.replace(/;.*/, "")}-${key}`;
  const opened = parts.flatMap(({ head, bytes }) => [
    Buffer.from(`--${boundary}${CRLF}${head}${CRLF}${CRLF}`),
    ...bytes,
    Buffer.from(CRLF),
  ]);
  return {
    head: `Content-Type: multipart/${kind};${CRLF} boundary="${boundary}"`,
    bytes: [...opened, Buffer.from(`--${boundary}--${CRLF}`)],
  };
}

/** A file of the letter. Its name may hold any sign. */
function enclosed({ content, contentType, filename, cid }: Enclosure): Part {
  const node = new MimeNode().createChild(contentType, { filename });
  node.setHeader("Content-Transfer-Encoding", "base64");
  node.setHeader("Content-Disposition", cid === undefined ? "attachment" : "inline");
  if (cid !== undefined) node.setHeader("Content-Id", `<${cid}>`);
  const inLines = Buffer.from(content).toString("base64").replaceAll(lineOfBase64, `$&${CRLF}`);
  return { head: node.buildHeaders(), bytes: [Buffer.from(inLines)] };
}
