import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { inSpan, isTraced, tracePlace } from "#server/ground/trace.ts";
import { demoAddress } from "#server/seed/demo.ts";
import { startTraces } from "#server/services/traces.ts";
import { buildApp } from "#server/services/web/app.ts";
import { useApp } from "#support/app.ts";
import { useClosing } from "#support/closing.ts";
import { heldToContract } from "#support/held-answers.ts";
import { silent } from "#support/silent-log.ts";

const portal = useApp();
const closing = useClosing();

type Sent = {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code: number };
  attributes: { key: string; value: { stringValue?: string } }[];
};

/** A collector on this machine, with everything that it is sent. */
async function collector(status = 200) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.writeHead(status).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  closing(() => server.close());
  const stop = startTraces(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, silent);
  closing(stop);
  const spans = async (): Promise<Sent[]> => {
    await stop();
    return bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans);
  };
  return { bodies, spans };
}

test("a request is a span below the one that its caller names, and the caller is told", async () => {
  const { spans } = await collector();
  const [traceId, parent] = ["4bf92f3577b34da6a3ce929d0e0e4736", "00f067aa0ba902b7"];
  const headers = { traceparent: `00-${traceId}-${parent}-01` };
  const answer = await portal.app.inject({ url: "/api/v1/country-codes?size=1", headers });
  expect(answer.headers.traceparent).toMatch(new RegExp(`^00-${traceId}-[0-9a-f]{16}-01$`));
  const sent = await spans();
  const request = sent.find(({ parentSpanId }) => parentSpanId === parent);
  expect(request).toMatchObject({ traceId, status: { code: 0 } });
  expect(BigInt(request?.endTimeUnixNano ?? 0)).toBeGreaterThan(BigInt(request?.startTimeUnixNano ?? 0));
});

test("the log lines of a request name its trace", async () => {
  await collector();
  const lines: string[] = [];
  const logger = pino({}, { write: (line) => void lines.push(line) });
  const app = heldToContract(await buildApp(portal.house, { logger }));
  closing(() => app.close());
  const traceparent = String((await app.inject({ url: "/healthz" })).headers.traceparent);
  const ended = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === "request completed");
  expect(ended).toMatchObject({ trace: traceparent.split("-")[1], reqId: expect.any(String) });
});

test("a trace is found by the word that a failure shows to a person", async () => {
  const { spans } = await collector();
  const refused = await portal.anonymous.call("login", {
    body: { email: demoAddress("customer"), password: "a-guess" },
  });
  expect(refused.body.request_id).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
  const login = (await spans()).find(({ name }) => name === "login");
  expect(login?.attributes).toContainEqual({ key: "request.id", value: { stringValue: refused.body.request_id } });
});

test("what a person sends is in no span: no name, address, price or value of a statement", async () => {
  const { bodies, spans } = await collector();
  const email = demoAddress("customer");
  await portal.anonymous.call("login", { body: { email, password: "a-wrong-lantern" } });
  await portal.as("customer").call("getProfile");
  await portal.as("admin").call("listCountryCodes", { query: { size: 1 } });
  await portal.app.inject({ url: `/no-such-page?email=${email}`, headers: { traceparent: `${email}` } });
  await portal.runJobs();
  const sent = await spans();
  expect(sent.map(({ name }) => name)).toEqual(expect.arrayContaining(["login", "getProfile", "database select"]));
  const login = sent.find(({ name }) => name === "login");
  expect(sent.filter(({ parentSpanId }) => parentSpanId === login?.spanId).length).toBeGreaterThan(0);
  const all = bodies.join("\n");
  for (const secret of [email, "@", "demo.test", "lantern", "password", "$1", "FROM", "where", "no-such-page"])
    expect(all.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
  for (const { name } of sent) expect(name).toMatch(/^(?:database )?[A-Za-z ]{0,40}$/);
});

test("a collector that is away, or refuses, costs nobody an answer", async () => {
  const { spans } = await collector(503);
  const stop = startTraces("http://127.0.0.1:1", silent);
  closing(stop);
  expect((await portal.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  await stop();
  await spans();
});

test("where nobody hears spans none is made, and a failure is the work's own", async () => {
  expect(isTraced()).toBe(false);
  expect(await inSpan("a", "internal", {}, async () => tracePlace() ?? "none")).toBe("none");
  await collector();
  const broken = inSpan("a", "internal", {}, () => Promise.reject(new Error("the work's own")));
  await expect(broken).rejects.toThrow("the work's own");
});
