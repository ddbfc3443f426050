import type { LightMyRequestResponse } from "fastify";
import type { Data } from "#api/operation-types.ts";
import type { DemoName } from "./actors.ts";
import type { TestApp } from "./app.ts";

/** The answer of a download that is a link at once. */
export const linkOf = (data: Data<"downloadStones">) => (typeof data === "string" ? data : `a job: ${data.job}`);

/** The files of stones, as people ask for them and fetch them. */
export function stoneFiles(portal: TestApp) {
  /** Stones in sight of everybody in the demo house. */
  async function openNumbers(count: number): Promise<string[]> {
    const { rows } = await portal.pool.query<{ stock_no: string }>(
      `SELECT stock_no FROM stone WHERE stone_origin = 2 AND diamond_type = 'white' AND rap IS NOT NULL AND status = 1
        AND provider_id = (SELECT min(id) FROM provider) ORDER BY id LIMIT $1`,
      [count],
    );
    return rows.map(({ stock_no }) => stock_no);
  }
  async function fetchFile(link: string, who: DemoName | null): Promise<LightMyRequestResponse> {
    const headers = who ? { authorization: `Bearer ${await portal.tokenOf(who)}` } : {};
    return portal.app.inject({ url: link, headers });
  }
  async function download(who: DemoName, body: Record<string, unknown>) {
    const answer = await portal.as(who).send("downloadStones", { body: { format: "csv", ...body } });
    return linkOf(answer.data as Data<"downloadStones">);
  }
  const bytesOf = async (who: DemoName, body: Record<string, unknown>) =>
    (await fetchFile(await download(who, body), who)).rawPayload;
  return { openNumbers, fetchFile, download, bytesOf };
}
