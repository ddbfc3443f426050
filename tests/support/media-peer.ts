import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const plain =
  (status: number, type: string, body: string): Answer =>
  (request, response) => {
    response.writeHead(status, { "content-type": type });
    response.end(request.method === "HEAD" ? undefined : body);
  };
const page = (title: string) => `<!doctype html><html><head><title>${title}</title></head><body></body></html>`;

/** A server of pictures, videos and certificates, well behaved and not. */
export class MediaPeer {
  readonly #server: Server;
  /** The requests to it, in order. */
  readonly asked: string[] = [];
  /** The most requests that were open at the same time. */
  busiest = 0;
  /** The bytes that it could send of its endless answers. */
  sent = 0;
  #open = 0;
  #answers: Record<string, Answer>;

  private constructor() {
    this.#answers = {
      "/stone.jpg": plain(200, "image/jpeg", "\xff\xd8\xff picture"),
      "/film.mp4": plain(200, "video/mp4", "film"),
      "/viewer": plain(200, "text/html; charset=utf-8", page("Stone A1 in 360°")),
      "/report.pdf": plain(200, "application/pdf", "%PDF-1.7"),
      "/gone": plain(404, "text/html", page("404")),
      "/polite-page": plain(200, "text/html", page("Page not found")),
      "/empty": plain(200, "image/png", ""),
      "/broken": plain(503, "text/plain", "later"),
      "/locked": plain(403, "text/plain", "no"),
      "/endless": (request, response) => (request.method === "HEAD" ? void response.end() : this.#flood(response)),
      "/drip": (_, response) => {
        response.writeHead(200, { "content-type": "text/html" }).flushHeaders();
        const drip = setInterval(() => response.write("."), 20);
        response.on("close", () => clearInterval(drip));
      },
      "/silent": () => {},
      "/around": (_, response) => void response.writeHead(302, { location: "/around" }).end(),
      "/moved": (_, response) => void response.writeHead(301, { location: "/stone.jpg" }).end(),
      "/inside": (_, response) => void response.writeHead(302, { location: "http://10.0.0.1/stone.jpg" }).end(),
      "/no-head": (request, response) =>
        request.method === "HEAD"
          ? void response.writeHead(405).end()
          : this.#answers["/stone.jpg"]?.(request, response),
    };
    this.#server = createServer((request, response) => {
      this.asked.push(`${request.method} ${request.url}`);
      this.busiest = Math.max(this.busiest, ++this.#open);
      response.on("close", () => this.#open--);
      const answer = this.#answers[request.url ?? ""] ?? plain(404, "text/plain", "nothing");
      answer(request, response);
    });
  }

  static async open(): Promise<MediaPeer> {
    const peer = new MediaPeer();
    await new Promise<void>((done) => void peer.#server.listen(0, "127.0.0.1", done));
    return peer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on there is nothing under an address, or a picture. */
  change(path: string, to: "gone" | "picture"): void {
    this.#answers[path] = to === "gone" ? plain(404, "text/plain", "") : plain(200, "image/jpeg", "\xff\xd8\xff");
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => void this.#server.close(done));
  }

  /** An answer without an end. */
  #flood(response: ServerResponse): void {
    response.writeHead(200, { "content-type": "application/octet-stream" });
    const part = Buffer.alloc(65_536, "x");
    const more = () => {
      while (!response.destroyed) {
        this.sent += part.length;
        if (!response.write(part)) return;
      }
    };
    response.on("drain", more);
    more();
  }
}
