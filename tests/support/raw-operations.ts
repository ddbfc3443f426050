import { beforeEach } from "vitest";
import { Answer } from "./answer.ts";
import type { LooseInput } from "./api.ts";
import { useAppWith } from "./app.ts";
import { askerOf } from "./asker-of.ts";
import type { contractOperations } from "./contract.ts";
import { samples } from "./samples.ts";

export const JSON_TYPE = "application/json";

/** Requests to operations of the contract as bytes, by somebody who may call them, with a sample's path and query. */
export function useRawOperations() {
  const portal = useAppWith(["admin", "customer", "api"]);
  function rawOperation({ info, requestBody }: (typeof contractOperations)[number]) {
    const id = info.id;
    const takesJson = requestBody?.content[JSON_TYPE] !== undefined;
    const sender = askerOf(info);
    const sample: { input: LooseInput } = { input: {} };
    beforeEach(async () => {
      sample.input = await samples[id].ask(portal, sender);
    });
    const raw = async (payload: string | undefined, type: string | undefined, query = "") => {
      const { path = {}, query: needed = {} } = sample.input;
      const place = info.path.replace(/\{(\w+)\}/g, (_, name: string) => String(path[name]));
      const search = new URLSearchParams(Object.entries(needed).map(([name, value]) => [name, String(value)]));
      const response = await portal.app.inject({
        method: info.method.toUpperCase() as "GET",
        url: `/api/v1${place}?${search}${query}`,
        headers: { authorization: `Bearer ${await portal.tokenOf(sender)}`, ...(type && { "content-type": type }) },
        ...(payload !== undefined && { payload }),
      });
      return new Answer(id, response);
    };
    return { sample, takesJson, raw };
  }
  return { portal, rawOperation };
}
