import { describe, expect, test } from "vitest";
import { keepOldPapers } from "#server/workflows/keep-papers.ts";
import { useIssuedPaperWorld } from "#support/issued-paper-world.ts";
import { listedLine, listedPaper } from "#support/listed-lines.ts";
import { ownerId } from "#support/rows.ts";

const { portal, papers } = useIssuedPaperWorld();

describe("an issued paper never changes", () => {
  test.each([
    `shown = jsonb_set(shown, '{totals,amount}', '1')`,
    "shown = NULL",
    "people = NULL",
    "number = 'INV-2026-0099'",
    "created_at = now()",
    "reason = 'Another'",
  ])("not even SQL changes what it says: %s", async (change) => {
    const { ids } = await papers();
    const changed = portal.pool.query(`UPDATE paper SET ${change} WHERE id = $1`, [ids[2]]);
    await expect(changed).rejects.toThrow("an issued paper is never changed");
  });

  test("papers from before what they say was kept are kept at the next start, and never again", async () => {
    const holder = await ownerId(portal, "customer");
    const { id, number } = await listedPaper(portal, "memo", holder);
    await listedLine(portal, { list: "memo", holder: "customer", state: "issued", status: 1, papers: { memo: id } });
    const kept = async () =>
      (await portal.pool.query("SELECT number, shown, people FROM paper WHERE id = $1", [id])).rows[0];
    await keepOldPapers(portal.house);
    const first = await kept();
    expect(first).toMatchObject({
      number,
      people: { client: { first_name: "Mara" } },
      shown: { totals: { pieces: 1 } },
    });
    await portal.pool.query("UPDATE account SET first_name = 'Mira'");
    await keepOldPapers(portal.house);
    expect(await kept()).toEqual(first);
  });
});
