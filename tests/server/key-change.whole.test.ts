import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { signingKey } from "#server/evidence/audit-key.ts";
import { heldOf } from "#server/export/export-person.ts";
import { tellOfKeys, unreadablePapers, whatKeysSeal } from "#server/files/what-keys-seal.ts";
import { keyName } from "#server/ground/seal.ts";
import { choiceToken, readChoiceToken } from "#server/mail/choice-token.ts";
import { mailerOf, mailSecretPlace } from "#server/mail/mailer.ts";
import { boundTo, secretOf } from "#server/remote/remote-secret.ts";
import { secretOfFeed } from "#server/supply/feeds/feed-secret.ts";
import { useOwnApp } from "#support/app.ts";
import { aFeed } from "#support/feed-samples.ts";
import { filesIn, keptPapers, keys, papersNow, paperText, runReseal, safeWith } from "#support/key-change.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { pdf, pdfFile } from "#support/kyc-files.ts";
import { ownerId } from "#support/rows.ts";
import { aSecondFactor } from "#support/second-factors.ts";
import { silent } from "#support/silent-log.ts";

const portal = useOwnApp();
const desk = new KycDesk(portal);
let said: string[] = [];

/** Each test begins in a house under its former key. */
beforeEach(() => {
  rmSync(portal.filesFolder, { recursive: true, force: true });
  mkdirSync(portal.filesFolder);
  portal.house.safe = safeWith(portal.house, "former");
  said = [];
  const note = (...words: unknown[]) => void said.push(String(words.at(-1)));
  portal.house.log = { ...silent, info: note, error: note } as typeof silent;
});
const changing = () => {
  portal.house.safe = safeWith(portal.house, "present", "former");
};
const afterwards = () => {
  portal.house.safe = safeWith(portal.house, "present");
};
const run = async () => {
  await runReseal(portal.house);
  await portal.runJobs();
};
const presentName = keyName(keys.present);
const mayGo = expect.stringMatching(/^KYC_KEY_BEFORE: nothing is sealed with the former key [0-9a-f]{8} any more: /);

/** Every paper opens as it was sent, with the house's present safe. */
async function expectWhole(texts: (string | Buffer)[]) {
  const papers = await papersNow(portal);
  const contents = await Promise.all(papers.map(({ stored_name }) => portal.house.safe.read(stored_name)));
  expect(contents.map(String)).toEqual(texts.map(String));
}
const texts = (count: number) => Array.from({ length: count }, (_, at) => paperText(at));
const expectDone = async (count: number) => {
  afterwards();
  const papers = await papersNow(portal);
  expect(new Set(papers.map(({ sealed_with }) => sealed_with))).toEqual(new Set([presentName]));
  await expectWhole(texts(count));
  expect(filesIn(portal.filesFolder)).toEqual(expect.arrayContaining(papers.map(({ stored_name }) => stored_name)));
};

describe("while the former key is named", () => {
  test("files of either key open, new ones are sealed with the new key, and without it the old ones stay shut", async () => {
    await keptPapers(portal, 2);
    changing();
    await keptPapers(portal, 1);
    await expectWhole([...texts(2), paperText(0)]);
    expect((await papersNow(portal)).map(({ sealed_with }) => sealed_with === presentName)).toEqual([
      false,
      false,
      true,
    ]);
    afterwards();
    const [first] = await papersNow(portal);
    await expect(portal.house.safe.read(first?.stored_name ?? "")).rejects.toMatchObject({ code: "documentSealed" });
    await tellOfKeys(portal.house);
    expect(said).toEqual([
      "KYC_KEY: 2 documents of clients and 0 secrets were kept with another key and cannot be opened: name the former key in KYC_KEY_BEFORE",
    ]);
  });

  test("every paper gets a new file, the old ones go, nobody's version moves, and the house says that it is done", async () => {
    await keptPapers(portal, 3);
    const before = await papersNow(portal);
    changing();
    expect(await whatKeysSeal(portal.house)).toMatchObject({ isUnderWay: true, isFaulty: false });
    await run();
    const after = await papersNow(portal);
    expect(after.map(({ version }) => version)).toEqual(before.map(({ version }) => version));
    for (const [at, { stored_name }] of after.entries()) expect(stored_name).not.toBe(before[at]?.stored_name);
    for (const { stored_name } of before) expect(filesIn(portal.filesFolder)).not.toContain(stored_name);
    expect(said).toEqual([mayGo]);
    expect(await whatKeysSeal(portal.house)).toMatchObject({ isUnderWay: false, isFaulty: false, says: mayGo });
    await expectDone(3);
    const files = filesIn(portal.filesFolder);
    changing();
    await run();
    expect(filesIn(portal.filesFolder)).toEqual(files);
    expect(said).toHaveLength(1);
  });

  test("passwords and codes in the database are sealed anew in their places", async () => {
    const { pool, house } = portal;
    await ownerId(portal, "customer").then((id) => aSecondFactor(portal, id));
    const folder = await aFeed(portal);
    const web = { url: "https://supplier.example/stock", sign_in: "bearer", secret: "a-quiet-token" };
    const feed = await aFeed(portal, "off", { name: "Web", source: "web", web });
    await pool.query("UPDATE setting SET value = value || $2, secret = $1 WHERE key = 'house'", [
      house.safe.sealText("a-mail-password", mailSecretPlace),
      JSON.stringify({ mail: { host: "127.0.0.1", port: 25, security: "none", user_name: "u", from: "h@house.test" } }),
    ]);
    changing();
    expect((await whatKeysSeal(house)).says).toContain("4 secrets are still sealed with the former key");
    await run();
    afterwards();
    expect(await whatKeysSeal(house)).toMatchObject({ isUnderWay: false, isFaulty: false });
    const [feeds, places, factors] = await Promise.all([
      pool.query("SELECT * FROM feed WHERE id = $1", [feed]),
      pool.query("SELECT p.* FROM remote_place p JOIN feed f ON f.remote_place_id = p.id WHERE f.id = $1", [folder]),
      pool.query("SELECT * FROM second_factor"),
    ]);
    expect(secretOfFeed(house, feeds.rows[0])).toBe("a-quiet-token");
    expect(secretOf(house, places.rows[0])).toBe("three-quiet-lanterns");
    expect(house.safe.openText(places.rows[0].sealed_secret, `${boundTo(places.rows[0])}x`)).toBeUndefined();
    const [factor] = factors.rows;
    expect(house.safe.openText(factor.sealed_secret, `second-factor/${factor.account_id}`)).toMatch(/^[A-Z2-7]{32}$/);
    expect(await mailerOf(house)).not.toBeNull();
  });

  test("links in letters of before are good, and those of neither key are not", async () => {
    const named = { accountId: 5, topic: "offers" as const };
    const token = choiceToken(portal.house, named);
    changing();
    expect(readChoiceToken(portal.house, token)).toEqual(named);
    expect(readChoiceToken(portal.house, choiceToken(portal.house, named))).toEqual(named);
    const other = { safe: safeWith(portal.house, "other") };
    expect(readChoiceToken(portal.house, choiceToken(other, named))).toBeUndefined();
    afterwards();
    expect(readChoiceToken(portal.house, token)).toBeUndefined();
  });

  test("checkpoints of the former key agree, and one is signed with the new key at the end, once", async () => {
    const own = portal.house.auditKey;
    const make = () => portal.as("admin").call("createCheckpoint");
    const kept = async () => (await portal.as("auditor").call("listCheckpoints")).data.data;
    await make();
    const signing = signingKey(Buffer.alloc(32, 31));
    portal.house.auditKey = signing;
    expect((await kept()).map(({ why }) => why)).toEqual(["otherKey"]);
    portal.house.auditKey = { ...signing, former: own.fingerprint };
    expect((await kept()).map(({ agrees }) => agrees)).toEqual([true]);
    changing();
    await run();
    await run();
    expect((await kept()).map(({ agrees, key_name }) => [agrees, key_name])).toEqual([
      [true, signing.keyName],
      [true, own.keyName],
    ]);
    portal.house.auditKey = own;
  });
});

describe("nothing is lost", () => {
  test("where it stops halfway: all open, and the next run does what is left", async () => {
    await keptPapers(portal, 6);
    changing();
    const stop = new AbortController();
    let steps = 0;
    await runReseal(portal.house, { signal: stop.signal, progress: () => ++steps === 3 && stop.abort() });
    expect((await papersNow(portal)).filter(({ sealed_with }) => sealed_with === presentName)).toHaveLength(3);
    await expectWhole(texts(6)); // The old files of the three are not removed yet.
    await portal.runJobs();
    await expectWhole(texts(6));
    expect(said).toEqual([]);
    await run();
    expect(said).toEqual([mayGo]);
    await expectDone(6);
    expect(filesIn(portal.filesFolder)).toHaveLength(6);
  });

  test("where two portals work at once: each paper is sealed anew once", async () => {
    await keptPapers(portal, 12);
    changing();
    await Promise.all([runReseal(portal.house), runReseal(portal.house), runReseal(portal.house)]);
    const { rows } = await portal.pool.query("SELECT count(*)::int AS n FROM job WHERE kind = 'removeFile'");
    expect(rows[0].n).toBe(12);
    await portal.runJobs();
    expect(said).toEqual([mayGo]);
    await expectDone(12);
    expect(filesIn(portal.filesFolder)).toHaveLength(12);
  });

  test("where a client sends another file at that moment: theirs stays", async () => {
    const seen = await desk.waiting();
    const { files } = portal.house;
    let isSent = false;
    const put: typeof files.put = async (...file) => {
      await files.put(...file);
      if (isSent) return;
      isSent = true;
      changing();
      await desk.resubmit("customer", "business", 1, { file: pdfFile("other.pdf", "newer") });
    };
    portal.house.safe = safeWith({ files: { ...files, put } }, "present", "former");
    await run();
    afterwards();
    await expectWhole([pdf("newer"), pdf("two")]);
    expect(filesIn(portal.filesFolder)).toHaveLength(2);
    expect((await desk.read("admin", seen.business_id)).business_owner_data[0]?.version).toBe(1);
  });

  test("where somebody opens a paper at that moment: they see it", async () => {
    const seen = await desk.waiting();
    const id = seen.business_image?.document_id ?? 0;
    const { link } = (await portal.as("admin").call("createDocumentLink", { path: { document_id: id } })).data;
    const { files } = portal.house;
    let isRead = false;
    const open: typeof files.open = async (name) => {
      if (!isRead) {
        isRead = true;
        changing();
        await run();
      }
      return files.open(name);
    };
    portal.house.safe = safeWith({ files: { ...files, open } }, "present", "former");
    const headers = { authorization: `Bearer ${await portal.tokenOf("admin")}` };
    const answer = await portal.app.inject({ url: link, headers });
    expect([answer.statusCode, answer.rawPayload.equals(pdf("one"))]).toEqual([200, true]);
    const held = await heldOf(portal.house, await ownerId(portal, "customer"));
    expect([held.papers.length, held.unread]).toEqual([2, []]);
  });
});

describe("what cannot be sealed anew", () => {
  test("a missing and a damaged file are named, hold up nobody else, and the house says that the key may go without them", async () => {
    const ids = await keptPapers(portal, 4);
    const [gone, broken] = await papersNow(portal);
    await portal.house.files.remove(gone?.stored_name ?? "");
    const file = broken?.stored_name ?? "";
    writeFileSync(path.join(portal.filesFolder, file.slice(0, 2), file), "no sealed file");
    changing();
    await run();
    expect(said).toEqual([
      expect.stringContaining(`: document ${ids[0]} (missing), document ${ids[1]} (damaged)`),
      expect.stringMatching(
        /any more but 2 documents of clients .* that are missing or damaged: it may be taken away$/,
      ),
    ]);
    expect(await unreadablePapers(portal.house)).toBe(2);
    expect((await papersNow(portal)).slice(0, 2).map(({ stored_name }) => stored_name)).toEqual([
      gone?.stored_name,
      expect.any(String),
    ]);
  });

  test("under a wrong former key nothing is touched, and the house asks for the right one", async () => {
    await keptPapers(portal, 2);
    const before = await papersNow(portal);
    portal.house.safe = safeWith(portal.house, "present", "other");
    await run();
    expect(await papersNow(portal)).toEqual(before);
    expect(await whatKeysSeal(portal.house)).toMatchObject({
      isFaulty: true,
      says: expect.stringMatching(/^KYC_KEY_BEFORE: 2 documents .* were kept with neither key .* the former one\?$/),
    });
    changing();
    await run();
    await expectDone(2);
  });

  test("in an empty house there is nothing: the former key may go at once, and without one the job does nothing", async () => {
    await run();
    expect(said).toEqual([]);
    changing();
    await run();
    await tellOfKeys(portal.house);
    expect(said).toEqual([mayGo]);
    expect(filesIn(portal.filesFolder)).toEqual([]);
  });
});

test("a thousand papers are sealed anew in one run", async () => {
  await keptPapers(portal, 1000);
  changing();
  await runReseal(portal.house);
  await portal.jobs.tryOnce(portal.house);
  expect(said).toEqual([mayGo]);
  await expectDone(1000);
  expect(filesIn(portal.filesFolder)).toHaveLength(1000);
});
