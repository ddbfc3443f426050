import http from "node:http";

/** One connection that stays open, and requests on it one after the other. */
export function keepAlive(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const request = http.get(`${address}${path}`, { agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
        response.on("error", reject);
      });
      request.on("error", reject);
    });
  return { get, close: () => agent.destroy() };
}
