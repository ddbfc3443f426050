import http from "node:http";

/** Makes one connection that stays open, for requests one after the other. */
export function keepAlive(address: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, headers: Record<string, string>, body?: string) =>
    new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const request = http.request(`${address}${path}`, { method, agent, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
        response.on("error", reject);
      });
      request.on("error", reject);
      request.end(body);
    });
  const get = (path: string, headers: Record<string, string> = {}) => ask("GET", path, headers);
  const send = (method: "POST" | "PUT", path: string, data: object, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(data);
    const about = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
    return ask(method, path, { ...headers, ...about }, body);
  };
  return { get, send, close: () => agent.destroy() };
}
