import { describe, expect, test } from "vitest";
import { defaultPaperSettings } from "#domain/paper-settings.ts";
import { hours } from "#support/clock.ts";
import { useIssuedPaperWorld } from "#support/issued-paper-world.ts";
import { pdfOf, sold } from "#support/papers.ts";
import { ownerId } from "#support/rows.ts";

const { portal, papers } = useIssuedPaperWorld();
const printed = async (ids: readonly number[]) => {
  const files = [];
  for (const id of ids) files.push((await pdfOf(portal, "admin", id)).file as unknown as { rawPayload: Buffer });
  return files.map(({ rawPayload }) => rawPayload.toString("base64"));
};

/** Everything that can happen after papers were issued. */
type Issued = Awaited<ReturnType<typeof papers>>;
const later: Record<string, (issued: Issued) => Promise<unknown>> = {
  "the day of the memo is moved": ({ memo }) =>
    portal.as("admin").call("setMemoDue", { path: { id: memo.id }, body: { due_date: "2026-12-24", version: 1 } }),
  "the other sale is taken back": ({ memo }) =>
    portal.as("admin").call("reverseMemo", { body: { ids: memo.ids.slice(1, 2), reason: "Another one" } }),
  "what was taken back is sold again": ({ memo }) => sold(portal, memo.ids.slice(0, 2), 5000),
  "the last stone comes back": ({ memo }) =>
    portal.as("admin").call("receiveMemo", { body: { ids: memo.ids.slice(2) } }),
  "a report says something else of the stones": () =>
    portal.pool.query(
      "UPDATE stone SET color = CASE WHEN diamond_type = 'white' THEN 'K' END, clarity = 'I1', cut = 'F', shape = 'PEAR', stock_no = 'X' || id",
    ),
  "the client has other names": async ({ client: id }) => {
    const { data } = await portal.as("admin").call("getClient", { path: { id } });
    const body = { first_name: "Mira", last_name: "Sund", email: "mira@northlight.test", version: data.version };
    return portal.as("admin").call("updateClient", { path: { id }, body });
  },
  "the business moves": async ({ client: id }) => {
    const { data } = await portal.as("admin").call("getClient", { path: { id } });
    const path = { id: data.business?.id ?? 0 };
    const { version } = (await portal.as("admin").call("getBusiness", { path })).data;
    const body = {
      company_name: "Southlight",
      address: "9 Quay",
      tax_identification_number: "BE 0999.999.999",
      version,
    };
    return portal.as("admin").call("updateBusiness", { path, body });
  },
  "the client pays another tax": async ({ client: id }) => {
    const { data } = await portal.as("admin").call("getClient", { path: { id } });
    const path = { id: data.business?.id ?? 0 };
    const { version } = (await portal.as("admin").call("getBusiness", { path })).data;
    return portal.as("admin").call("setBusinessTax", { path, body: { kind: "percent", percent: 21, version } });
  },
  "the house says something else of itself": async () => {
    const said = { name: "Another BV", address: "2 Street", bank: "IBAN", memo_clause: "Others", payment_terms: "Now" };
    const more = {
      payment_days: 3,
      footer: "Other",
      paper_size: "LETTER",
      memo_prefix: "MM",
      invoice_prefix: "II",
    } as const;
    const body = { ...defaultPaperSettings, ...said, ...more, version: 1 };
    return portal.as("admin").call("setPaperSettings", { body });
  },
  "whoever issued them has another name": () =>
    portal.pool.query("UPDATE account SET first_name = 'Nina' WHERE role_id IN (1, 5)"),
  "another associate looks after the client": async ({ client }) =>
    portal.pool.query("UPDATE account SET associate_id = $1 WHERE id = $2", [
      await ownerId(portal, "associate2"),
      client,
    ]),
  "a week passes": async () => {
    for (let left = 7 * 24; left > 0; left -= 10) {
      portal.clock.advance(hours(10)); // a session lasts twelve idle hours
      await portal.as("admin").call("getProfile");
    }
  },
};

describe("an issued paper never changes", () => {
  test("it prints the same, byte for byte, after everything that can happen later", async () => {
    const issued = await papers();
    const before = await printed(issued.ids);
    expect(new Set(before).size).toBe(3);
    for (const [what, act] of Object.entries(later)) {
      const answer = (await act(issued)) as { status?: number } | undefined;
      expect([what, answer?.status ?? 200]).toEqual([what, 200]);
      expect([what, await printed(issued.ids)]).toEqual([what, before]);
    }
  });
});
