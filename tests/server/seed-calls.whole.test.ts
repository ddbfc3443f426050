import { describe, expect, test } from "vitest";
import type { LooseInput } from "#support/api.ts";
import { type TestApp, useApp } from "#support/app.ts";
import { askerOf } from "#support/asker-of.ts";
import type { HouseOperation } from "#support/contract.ts";
import { encodeForm } from "#support/forms.ts";
import { useListingWorld } from "#support/listing-world.ts";
import { ownerId } from "#support/rows.ts";
import { samples } from "#support/samples.ts";
import { callsOfSeed, rowsOfSeed, type SeedCall } from "#support/seed.ts";

/** Sends a call at the literal address of the specification. */
async function ask(portal: TestApp, { method, path, operation, asked }: SeedCall): Promise<[number, string]> {
  const { info } = operation as HouseOperation;
  const asker = askerOf(info);
  const sample: LooseInput = await samples[info.id].ask(portal, asker);
  const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(sample.path?.[name] ?? sample.path?.id));
  const query = new URLSearchParams(Object.entries(sample.query ?? {}).map(([name, value]) => [name, String(value)]));
  const body = sample.body === undefined ? undefined : { ...(sample.body as object) };
  for (const [name, value] of asked) {
    const owner = /^\{(\w+)\}$/.exec(value)?.[1];
    query.set(name, owner ? String(await ownerId(portal, owner as "customer")) : value);
    // A parameter that is in the address is not in the body too.
    if (body) Reflect.deleteProperty(body, name);
  }
  const content = sample.files
    ? await encodeForm(body, sample.files)
    : body && { payload: JSON.stringify({ data: body }), headers: { "content-type": "application/json" } };
  const token = info.isPublic ? undefined : await portal.tokenOf(asker);
  const answer = await portal.app.inject({
    method: method as "GET",
    url: `/api/v1${place}?${query}`,
    ...content,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(content || undefined)?.headers },
  });
  return [answer.statusCode, answer.body.slice(0, 300)];
}

describe("a call of the specification succeeds as it is written there, for a role that may", () => {
  const portal = useApp();
  test.each(callsOfSeed().map((call) => [call.name, call] as const))("%s", async (_, call) => {
    const [status, said] = await ask(portal, call);
    expect([200, 201, 202], said).toContain(status);
  });
});

describe("a list has as many rows to a page as the specification says, if nobody names a size (spec §9)", () => {
  const { ask: askList } = useListingWorld();
  const sizes = rowsOfSeed("constants").filter(({ kind }) => kind === "pageSize");
  test.each(sizes.map(({ name, value }) => [name, Number(value)] as const))("%s: %i", async (name, size) => {
    const { data } = await askList(name as "listCarts");
    const { pagination } = data as { pagination: { pageSize: number; totalRecords: number } };
    expect(pagination.totalRecords).toBeGreaterThan(0);
    expect(pagination.pageSize).toBe(size);
  });
});
