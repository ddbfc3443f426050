import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { picture, usePaperSettingsWorld } from "#support/paper-settings-world.ts";
import { memoOf, paper, pdfOf } from "#support/papers.ts";

const { portal, admin, set, wordsOf } = usePaperSettingsWorld();

describe("the settings of the papers", () => {
  test("hold a text of any language and length that they take, and no longer one", async () => {
    const long = { name: "W".repeat(120), address: `${"Ö".repeat(60)}\n`.repeat(5), contact: "x".repeat(300) };
    expect((await set({ ...long, memo_clause: "Words and words. ".repeat(176), footer: "f".repeat(200) })).status).toBe(
      200,
    );
    const memo = await memoOf(portal, "customer", 1);
    const words = await wordsOf(memo.id);
    expect(words.join("")).toContain("W".repeat(20));
    expect(words.filter((word) => word === "Received by")).toHaveLength(1);
    expectRefusal(await set({ name: "W".repeat(121) }), 400, "malformed", ["/data/name"]);
    expectRefusal(await set({ address: "a\n".repeat(6) }), 400, "malformed", ["/data/address"]);
    expectRefusal(await set({ payment_days: 366 }), 400, "malformed", ["/data/payment_days"]);
    expect((await set({ name: "   " })).data).toMatchObject({ name: null });
  });

  test("print on Letter where the house says so", async () => {
    await set({ paper_size: "LETTER" });
    const memo = await memoOf(portal, "customer", 1);
    const { file } = await pdfOf(portal, "customer", memo.id);
    const bytes = (file as unknown as { rawPayload: Buffer }).rawPayload.toString("latin1");
    expect(bytes).toContain("/MediaBox [0 0 612 792]");
  });
});

describe("prefixes", () => {
  test("that papers of another kind ever had are refused; one's own comes back", async () => {
    await memoOf(portal, "customer", 1);
    await set({ memo_prefix: "MEMO" });
    expectRefusal(await set({ memo_prefix: "MEMO", invoice_prefix: "M" }), 409, "prefixTaken", [
      "/data/invoice_prefix",
    ]);
    expect((await set({ memo_prefix: "M" })).status).toBe(200);
  });
});

describe("the logo", () => {
  test.each([0, 2, 6])("is printed on every paper, whatever its kind of colour: %i", async (type) => {
    const answer = await set({}, { logo: picture({ type, width: 40, height: 10 }) });
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
    const memo = await memoOf(portal, "customer", 1);
    const { logo } = (await paper(portal, "customer", memo.id)).house;
    expect((await portal.app.inject({ url: logo ?? "" })).headers["content-type"]).toBe("image/png");
    const bytes = async () =>
      ((await pdfOf(portal, "customer", memo.id)).file as unknown as { rawPayload: Buffer }).rawPayload;
    const before = await bytes();
    expect(before.toString("latin1")).toContain("/Subtype /Image");
    // Another one, and then none: the paper keeps the one that it was issued with.
    await set({}, { logo: picture({ type, width: 10, height: 10 }) });
    const { logo: now } = (await admin().call("getPaperSettings")).data;
    expect((await set({ removeFiles: [now?.id] })).data).toMatchObject({ logo: null });
    expect((await bytes()).equals(before)).toBe(true);
  });

  /** Not as papers are written: sixteen bits to a value, row after row from coarse to fine, or another kind altogether. */
  const drawn = { create: { width: 40, height: 10, channels: 4 as const, background: "#27c8" } };
  test.each([
    ["a PNG of sixteen bits", () => sharp(drawn).toColourspace("rgb16").png()],
    ["an interlaced PNG", () => sharp(drawn).png({ progressive: true })],
    ["a WebP that is seen through", () => sharp(drawn).webp()],
    ["a WebP", () => sharp(drawn).flatten().webp()],
    ["a JPEG in the colours of a printer", () => sharp(drawn).flatten().toColourspace("cmyk").jpeg()],
  ])("is drawn anew and printed where it is %s", async (_, made) => {
    const logo = new File([(await made().toBuffer()) as BlobPart], "logo.png", { type: "image/png" });
    expect((await set({}, { logo })).status).toBe(200);
    const memo = await memoOf(portal, "customer", 1);
    const { file } = await pdfOf(portal, "customer", memo.id);
    const bytes = (file as unknown as { rawPayload: Buffer }).rawPayload.toString("latin1");
    expect(bytes).toContain("/Subtype /Image");
  });
});
