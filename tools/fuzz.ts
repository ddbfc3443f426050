/**
 * `npm run fuzz`: a hundred thousand requests made from the contract, by every role and by nobody, with addresses of
 * files among them (`-- --requests N`, `-- --seed N`, `-- --stones 0` for an empty house). No answer may be a
 * five-hundred, each must fit the contract, and the log must name no defect.
 */
import http from "node:http";
import path from "node:path";
import { parseArgs } from "node:util";
import { projectFolder } from "#server/ground/project-folder.ts";
import { loadContract } from "#server/plugins/contract/load-contract.ts";
import { readOperations } from "#server/plugins/contract/operations.ts";
import { answerChecks } from "#support/answer-checks.ts";
import { Chance } from "./fuzz/chance.ts";
import { openFuzzHouse } from "./fuzz/house.ts";
import { type Request, Requests } from "./fuzz/requests.ts";
import { Values } from "./fuzz/values.ts";
import { runTool } from "./run-tool.ts";

const STATIC_SHARE = 0.03;
const FAULTS_SHOWN = 20;

await runTool("npm run fuzz [-- --requests N] [--seed N] [--stones N]", async (log) => {
  const { values } = parseArgs({
    options: {
      requests: { type: "string", default: "100000" },
      seed: { type: "string" },
      stones: { type: "string", default: "600" },
    },
  });
  const [wanted, seed] = [Number(values.requests), Number(values.seed ?? Date.now() % 1_000_000)];
  if (!Number.isInteger(wanted) || wanted < 1) throw new Error("say how many: npm run fuzz -- --requests 1000");
  log.info(`${wanted} requests by seed ${seed}`);
  const chance = new Chance(seed);
  const contract = loadContract(path.join(projectFolder, "openapi.yaml"));
  const house = await openFuzzHouse(Number(values.stones));
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  const byStatus = new Map<number, number>();
  const faults: string[] = [];
  try {
    const texts = ["round", "white", "A", "1", "Antwerp", "hold", "-price", "für Ä", "10:00"];
    const requests = new Requests(readOperations(contract), chance, new Values(contract, chance, { ...house, texts }));
    const check = answerChecks(contract);
    const tokens = new Map<string, string | undefined>();
    for (let count = 0; count < wanted; count++) {
      const operation = chance.in(STATIC_SHARE) ? undefined : chance.pick(requests.operations);
      const request = operation ? requests.to(operation) : requests.static();
      const sender = chance.pick(house.senders);
      if (!tokens.get(sender)) tokens.set(sender, await house.tokenOf(sender));
      const token = tokens.get(sender);
      const { status, text } = await send(house.address, agent, request, token);
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1);
      if (status === 401 && sender !== "nobody") tokens.delete(sender);
      const fault =
        status === 0 || status >= 500
          ? "is a five-hundred, or none"
          : operation
            ? faultOf(text, (body) => check(operation, status, body))
            : null;
      if (fault)
        faults.push(
          `${operation?.info.id ?? "static"} by ${sender}: ${status} ${fault}\n  ${wordsOf(request)}\n  ${text.slice(0, 300)}`,
        );
    }
  } finally {
    agent.destroy();
    await house.close();
  }
  const answered = Object.fromEntries([...byStatus].toSorted(([a], [b]) => a - b));
  log.info(`answers ${JSON.stringify(answered)}; ${faults.length} faults, ${house.defects.length} defects in the log`);
  for (const one of [...faults, ...house.defects].slice(0, FAULTS_SHOWN)) log.error(one);
  if (faults.length + house.defects.length > 0) throw new Error(`found something: --seed ${seed} finds it again`);
});

type Sent = { status: number; text: string };

/** Sends a request. A kept connection may end during it (RFC 9112, 9.3.1); then it is sent on a new one. */
async function send(address: URL, agent: http.Agent, request: Request, token: string | undefined): Promise<Sent> {
  const kept = await sendOn(address, agent, request, token);
  return kept ?? (await sendOn(address, false, request, token)) ?? { status: 0, text: "the connection ended" };
}

function sendOn({ hostname, port }: URL, agent: http.Agent | false, request: Request, token: string | undefined) {
  const { method, path: place, body } = request;
  const length = body && { "content-length": String(body.length) };
  const headers = { ...request.headers, ...length, ...(token && { authorization: `Bearer ${token}` }) };
  return new Promise<Sent | undefined>((resolve) => {
    const sent = http.request({ hostname, port, agent, method, path: place, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (chunk: Buffer) => parts.push(chunk));
      response.on("error", () => resolve(undefined));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString("utf8") }),
      );
    });
    sent.on("error", () => resolve(undefined)).end(body);
  });
}

function faultOf(text: string, check: (body: unknown) => string | null): string | null {
  try {
    return check(JSON.parse(text));
  } catch {
    return "is no JSON";
  }
}

function wordsOf({ method, path: place, body }: Request): string {
  return `${method} ${place} ${body?.toString("utf8").slice(0, 500) ?? ""}`;
}
