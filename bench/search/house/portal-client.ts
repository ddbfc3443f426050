import http from "node:http";
import type { WireQuestion } from "./wire-question.ts";

export type Reply = { status: number; body: Buffer };

/** Connections to a portal that stay open. */
export class PortalClient {
  readonly #address: string;
  readonly #agent: http.Agent;

  constructor(address: string, connections = 1) {
    this.#address = address;
    this.#agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Asks a question. Settles with the last byte of the answer. */
  ask({ path, body }: WireQuestion, token: string): Promise<Reply> {
    const headers = {
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(body)),
      authorization: `Bearer ${token}`,
    };
    return new Promise((resolve, reject) => {
      const request = http.request(
        `${this.#address}${path}`,
        { method: "POST", agent: this.#agent, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
          response.on("error", reject);
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  }

  /** Asks a question and reads its answer. Throws at any other status. */
  async read<T>(question: WireQuestion, token: string): Promise<T> {
    const { status, body } = await this.ask(question, token);
    if (status !== 200) throw new Error(`${question.path} answered ${status}: ${body.subarray(0, 300)}`);
    return (JSON.parse(String(body)) as { data: T }).data;
  }

  close(): void {
    this.#agent.destroy();
  }
}
