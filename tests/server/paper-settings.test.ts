import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { defaultPaperSettings, missingOn } from "#domain/paper-settings.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { pngBytes, scriptNamedPng } from "#support/forms.ts";
import { memoOf, paper, pdfOf, sold } from "#support/papers.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const said = {
  name: "Loupe Diamonds BV",
  address: "Hoveniersstraat 2\n2018 Antwerp",
  tax_number: "BE 0417.000.000",
  contact: "+32 3 555 01 00",
  bank: "IBAN BE00 0000 0000 0000\nBIC LOUPBEBB",
  memo_clause: "The stones stay ours until they are paid.",
  payment_terms: "Net 30 days.",
  payment_days: 30,
  footer: "Every stone is described line by line.",
} as const;
const version = async () => (await admin().call("getPaperSettings")).data.version;
const set = async (change: object, files?: { logo: File }) =>
  admin().send("setPaperSettings", {
    body: { ...defaultPaperSettings, version: await version(), ...change },
    ...(files && { files }),
  });
const wordsOf = async (id: number) => (await pdfOf(portal, "customer", id)).pages.flatMap((page) => page.split("\n"));

const picture = (like: Parameters<typeof pngBytes>[0] = {}) =>
  new File([pngBytes(like) as BlobPart], "logo.png", { type: "image/png" });

describe("the settings of the papers", () => {
  test("are an administrator's alone, and say at first that nothing was said", async () => {
    const { data } = await admin().call("getPaperSettings");
    expect(data).toEqual({ ...defaultPaperSettings, logo: null, saved_by: null, saved_at: null, version: 1 });
    expect(missingOn(data)).toEqual(["name", "address", "tax_number", "bank", "memo_clause", "payment_terms"]);
    for (const name of ["associate", "customer", "auditor", "qc"] as const) {
      expectRefusal(await portal.as(name).call("getPaperSettings"), 403, "forbidden");
      const body = { ...defaultPaperSettings, version: 1 };
      expectRefusal(await portal.as(name).call("setPaperSettings", { body }), 403, "forbidden");
    }
  });

  test("stand on every paper that is issued from then on, and on none from before", async () => {
    const before = await memoOf(portal, "customer", 1);
    expect((await set(said)).status).toBe(200);
    const memo = await memoOf(portal, "customer", 1);
    const invoice = await sold(portal, memo.ids);
    const issued = await paper(portal, "customer", invoice);
    const { memo_clause: _, payment_terms, payment_days: __, ...house } = said;
    expect(issued).toMatchObject({ house, payment_terms, clause: null, issued_due: "2026-12-20" });
    const onMemo = await wordsOf(memo.id);
    const onInvoice = await wordsOf(invoice);
    for (const words of [onMemo, onInvoice])
      expect(words).toEqual(
        expect.arrayContaining([said.name, "2018 Antwerp", "Tax number BE 0417.000.000", said.footer]),
      );
    expect(onMemo).toContain(said.memo_clause);
    expect(onInvoice).toEqual(expect.arrayContaining(["BIC LOUPBEBB", said.payment_terms, "20/12/2026"]));
    expect(onInvoice).not.toContain(said.memo_clause);
    expect(await wordsOf(before.id)).not.toContain(said.name);
  });

  test("that nobody has made: a paper prints all the same, and says nothing of what is not known", async () => {
    const memo = await memoOf(portal, "customer", 1);
    const words = await wordsOf(await sold(portal, memo.ids));
    expect(words).toEqual(expect.arrayContaining(["Loupe", "Northlight Jewels"]));
    for (const label of ["Bank", "Payment", "Due", "Tax 0.00 %"]) expect(words).not.toContain(label);
    expect(words.filter((word) => word.startsWith("Tax number"))).toEqual(["Tax number BE 0712.440.318"]);
  });

  test("are not overwritten unseen: the second to save hears who was first, and when", async () => {
    await set(said);
    const body = { ...defaultPaperSettings, name: "Another", version: 1 };
    const stale = await portal.as("admin2").call("setPaperSettings", { body });
    expectRefusal(stale, 409, "staleVersion");
    expect(stale.body.current).toMatchObject({
      name: said.name,
      version: 2,
      saved_by: { first_name: "Ines", last_name: "Novak" },
      saved_at: portal.clock.now().toISOString(),
    });
  });

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
  test("are for what is issued next; the count goes on without a gap", async () => {
    const first = await memoOf(portal, "customer", 1);
    expect((await set({ memo_prefix: "MEMO" })).status).toBe(200);
    const second = await memoOf(portal, "customer", 1);
    const numbers = [first, second].map(({ lines }) => lines[0]?.memo?.number);
    expect(numbers).toEqual(["M-2026-0001", "MEMO-2026-0002"]);
    expect((await paper(portal, "admin", first.id)).number).toBe("M-2026-0001");
  });

  test("that two kinds share are refused at both, and nothing is written", async () => {
    const refused = await set({ memo_prefix: "INV" });
    expectRefusal(refused, 409, "prefixTaken", ["/data/memo_prefix", "/data/invoice_prefix"]);
    expect(await version()).toBe(1);
  });

  test("that papers of another kind ever had are refused; one's own comes back", async () => {
    await memoOf(portal, "customer", 1);
    await set({ memo_prefix: "MEMO" });
    expectRefusal(await set({ memo_prefix: "MEMO", invoice_prefix: "M" }), 409, "prefixTaken", [
      "/data/invoice_prefix",
    ]);
    expect((await set({ memo_prefix: "M" })).status).toBe(200);
  });

  test.each(["", "m", "1A", "A-B", "TOOLONGER"])("are capital letters and figures: %j is refused", async (prefix) => {
    expectRefusal(await set({ credit_prefix: prefix }), 400, "malformed", ["/data/credit_prefix"]);
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

  test.each([
    ["a program", "fileNotAllowed", scriptNamedPng],
    [
      "the head of a PNG without a body",
      "fileDamaged",
      () => new File([pngBytes().subarray(0, 40) as BlobPart], "a.png"),
    ],
    [
      "a PNG that would fill the memory",
      "pictureTooLarge",
      () => picture({ width: 40_000, height: 40_000, body: Buffer.alloc(10) }),
    ],
    ["a PNG whose rows are not all there", "fileDamaged", () => picture({ body: Buffer.alloc(3) })],
    ["a PNG with a filter that there is not", "fileDamaged", () => picture({ body: Buffer.from([9, 0, 0, 9, 0, 0]) })],
    ["a PNG of colours that it does not have", "fileDamaged", () => picture({ type: 3 })],
    [
      "the head of a WebP alone",
      "fileDamaged",
      () => new File([`RIFF\0\0\0\0WEBPVP8 ${"x".repeat(40)}`], "logo.png", { type: "image/png" }),
    ],
    [
      "the head of a JPEG alone",
      "fileDamaged",
      () => new File([Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex"), "x".repeat(90)], "a.jpg"),
    ],
  ] as const)("is refused where it is %s", async (_, code, file) => {
    expectRefusal(await set({}, { logo: file() }), 422, code, ["/logo"]);
    expect(await version()).toBe(1);
  });

  test("is not read further than it may be large", async () => {
    const huge = new File([Buffer.alloc(1_048_577, 0x89)], "logo.png", { type: "image/png" });
    expectRefusal(await set({}, { logo: huge }), 413, "tooLarge");
  });
});
