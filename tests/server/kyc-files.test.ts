import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { documentCategories } from "#domain/kyc.ts";
import { kycFileMaxBytes } from "#domain/limits.ts";
import type { ProblemCode } from "#domain/problems.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { KycDesk } from "#support/kyc-desk.ts";
import { fileOf, flate, pdf, pdfFile, pdfOf, png, stream } from "#support/kyc-files.ts";
import { aBusiness, documentTypeId } from "#support/kyc-rows.ts";

const portal = useApp();
const desk = new KycDesk(portal);

const pdfWith = (bytes: Buffer) => fileOf(bytes, "licence.pdf", "application/pdf");
const packed = (dictionary: string, text: string) => flate(`/Type /ObjStm /N 1 /First 4 ${dictionary}`, `9 0 ${text}`);
const action = "<< /S /JavaScript /JS (app.alert(1)) >>";
const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024));
const picture = (width: number, height: number) => {
  const head = Buffer.from("89504e470d0a1a0a0000000d49484452000000000000000008060000001f15c489", "hex");
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return fileOf(head, "passport.png", "image/png");
};
const jpeg = (...parts: string[]) => fileOf(Buffer.from(`ffd8${parts.join("")}`, "hex"), "p.jpg", "image/jpeg");
const frame = (height: string, width: string) => `ffc0000b08${height}${width}01011100`;
const webp = (kind: string, body: string) =>
  fileOf(
    Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}\0\0\0\0`, "latin1"), Buffer.from(body, "hex")]),
    "p.webp",
    "image/webp",
  );

const refused: [string, ProblemCode, () => File][] = [
  ["an empty file", "fileEmpty", () => fileOf("", "licence.pdf", "application/pdf")],
  [
    "an SVG with a script",
    "fileNotAllowed",
    () => fileOf("<svg><script>alert(1)</script></svg>", "p.png", "image/png"),
  ],
  ["a zip", "fileNotAllowed", () => fileOf("PK\x03\x04 and more than twenty-four letters", "p.pdf", "application/pdf")],
  [
    "a page of the web",
    "fileNotAllowed",
    () => fileOf("<!doctype html><script>alert(1)</script>", "p.pdf", "application/pdf"),
  ],
  [
    "what calls itself a PDF further down",
    "fileNotAllowed",
    () => pdfWith(Buffer.concat([Buffer.from("MZ\n"), pdf()])),
  ],
  ["a PDF that was cut off", "fileDamaged", () => pdfWith(pdf().subarray(0, 120))],
  ["a picture that was cut off", "fileNotAllowed", () => fileOf(Buffer.from("89504e47", "hex"), "p.png", "image/png")],
  ["a picture without points", "fileDamaged", () => picture(0, 10)],
  ["a picture that unfolds to gigabytes", "pictureTooLarge", () => picture(60_000, 60_000)],
  [
    "a photograph that does",
    "pictureTooLarge",
    () => jpeg("ffe00004abcd", frame("0001", "0001"), frame("ffff", "ffff"), "ffda"),
  ],
  ["a photograph without a frame", "fileDamaged", () => jpeg("ffe0000400000000ffda00000000000000000000000000")],
  ["a WebP that unfolds to gigabytes", "pictureTooLarge", () => webp("VP8X", "00000000ffffffffffff0000")],
  ["a script", "pdfActs", () => pdfWith(pdf("x", "/Names << /JavaScript 5 0 R >> ", [action]))],
  [
    "a script under a name in disguise",
    "pdfActs",
    () => pdfWith(pdf("x", "/AA << /O 5 0 R >> ", ["<< /S /Java#53cript /JS (x) >>"])),
  ],
  ["an act on opening", "pdfActs", () => pdfWith(pdf("x", "/OpenAction << /S /URI /URI (http://x.test) >> "))],
  ["a program that it starts", "pdfActs", () => pdfWith(pdf("x", "", ["<< /S /Launch /F (cmd.exe) >>"]))],
  ["a file in it", "pdfActs", () => pdfWith(pdf("x", "", ["<< /Type /Filespec /EF << /F 6 0 R >> >>"]))],
  ["a form that is a program", "pdfActs", () => pdfWith(pdf("x", "/AcroForm << /XFA 5 0 R >> "))],
  ["a password", "pdfLocked", () => pdfWith(pdf("x", "", ["<< /Filter /Standard >>"], "/Encrypt 5 0 R "))],
  ["a script among packed objects", "pdfActs", () => pdfWith(pdf("x", "", [packed("", action)]))],
  [
    "one under a disguised name there",
    "pdfActs",
    () => pdfWith(pdf("x", "", [packed("", action.replace("/JavaScript", "/J#61vaScript"))])),
  ],
  [
    "packed objects that say nothing of their kind",
    "pdfActs",
    () => pdfWith(pdf("x", "", [flate("/First 4 /N 1", `9 0 ${action}`)])),
  ],
  [
    "objects packed as a picture",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/First 4 /N 1 /Filter /DCTDecode", Buffer.from("ffd8", "hex"))])),
  ],
  [
    "objects packed by steps",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [packed("/DecodeParms << /Predictor 12 >>", action)])),
  ],
  [
    "objects packed twice",
    "pdfTooPacked",
    () =>
      pdfWith(
        pdf("x", "", [stream("/First 4 /N 1 /Filter [/FlateDecode /FlateDecode]", deflateSync(deflateSync(action)))]),
      ),
  ],
  [
    "a packing that nobody uses",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/Filter /LZWDecode", Buffer.from("80"))])),
  ],
  [
    "a packing that stands elsewhere",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/Filter 9 0 R", Buffer.from("80"))])),
  ],
  [
    "a packing said twice",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/Filter /FlateDecode /Filter /DCTDecode", deflateSync(action))])),
  ],
  [
    "a dictionary hidden in a string",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/First 4 /N 1 /X (1 0 obj << % )\n /Filter /DCTDecode", deflateSync(action))])),
  ],
  [
    "a stream behind a comment",
    "pdfTooPacked",
    () =>
      pdfWith(
        pdf("x", "", [
          Buffer.concat([Buffer.from("<< /First 4 /N 1 /Filter /FlateDecode >> % x\nstream\n"), deflateSync(action)]),
        ]),
      ),
  ],
  ["a stream that is a bomb", "pdfTooPacked", () => pdfWith(pdf("x", "", [stream("/Filter /FlateDecode", bomb)]))],
  [
    "a bomb within a bomb",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/Filter [/FlateDecode /FlateDecode]", deflateSync(bomb))])),
  ],
  [
    "a stream that is damaged",
    "pdfTooPacked",
    () => pdfWith(pdf("x", "", [stream("/Filter /FlateDecode", Buffer.from("no zlib"))])),
  ],
];

describe("a document is refused at its field when it is or carries", () => {
  test.each(refused)("%s", async (_, code, make) => {
    const business_id = await aBusiness(portal, "customer", 9);
    expectRefusal(await desk.submit("customer", "business", { file: make() }), 422, code, ["/business_image"]);
    expect(await desk.read("customer", business_id)).toMatchObject({ kyc_id: null, status: 9, business_data: [] });
  });

  test("more than ten megabytes, whatever it is", async () => {
    const business_id = await aBusiness(portal, "customer", 9);
    const file = (bytes: number) => pdfWith(Buffer.concat([Buffer.alloc(bytes - pdf().length, "%PDF-1.7 "), pdf()]));
    const refusal = await desk.submit("customer", "owner", { file: file(kycFileMaxBytes + 1) });
    expectRefusal(refusal, 413, "tooLarge", ["/owner_image"]);
    expect((await desk.submit("customer", "owner", { file: file(kycFileMaxBytes) })).status).toBe(201);
    expect((await desk.read("admin", business_id)).business_owner_image?.bytes).toBe(kycFileMaxBytes);
  });
});

const taken: [string, () => File, object][] = [
  ["a PDF with packed objects and pages", () => pdfWith(pdf("x", "", [packed("", "<< /Type /Page >>")])), { pages: 2 }],
  ["a PDF that opens at a place", () => pdfWith(pdf("x", "/OpenAction [3 0 R /Fit] ")), { pages: 1 }],
  [
    "a PDF in letters",
    () =>
      pdfWith(
        pdf("x", "", [
          stream("/Filter [/ASCIIHexDecode /FlateDecode]", Buffer.from(`${deflateSync("q Q").toString("hex")}>`)),
        ]),
      ),
    {},
  ],
  [
    "a scan",
    () =>
      pdfWith(
        pdf("x", "", [
          stream("/Subtype /Image /Filter [/FlateDecode /DCTDecode]", deflateSync(Buffer.from("ffd8", "hex"))),
        ]),
      ),
    {},
  ],
  ["a PDF without a page to count", () => pdfWith(pdfOf(["<< /Type /Catalog >>"])), { pages: null }],
  [
    "a photograph",
    () => jpeg("ffe00004abcd", frame("0fc0", "0bd0"), "ffda", "00".repeat(20)),
    { media_type: "image/jpeg" },
  ],
  ["a WebP", () => webp("VP8L", `2f${"00".repeat(20)}`), { media_type: "image/webp" }],
  ["a simple WebP", () => webp("VP8 ", `3001009d012a${"1000".repeat(8)}`), { media_type: "image/webp" }],
  ["a PNG", () => png(), { media_type: "image/png", pages: null }],
];
test.each(taken)("%s is taken", async (_, make, file) => {
  await aBusiness(portal, "customer", 9);
  const { data } = await desk.submit("customer", "business", { file: make() });
  expect(data.business_data[0]?.file).toMatchObject(file);
});

test.each([
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ["C:\\documents\\licence.pdf", "licence.pdf"],
  ["li\u0000cen\u0001ce\u007f.pdf", "licence.pdf"],
  [`${"x".repeat(400)}.pdf`, `${"x".repeat(196)}.pdf`],
  ["..", "file"],
])("the name %j is kept as %j, and opens nothing", async (name, kept) => {
  await aBusiness(portal, "customer", 9);
  const { data } = await desk.submit("customer", "business", { file: pdfFile(name) });
  expect(data.business_data[0]?.file.name).toBe(kept);
});

describe("the bytes of a document", () => {
  const onDisk = async () => {
    const all = await readdir(portal.filesFolder, { recursive: true, withFileTypes: true });
    return all.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  };

  test("are nowhere on the disk as they were sent, and under a name that says nothing", async () => {
    const before = await onDisk();
    await aBusiness(portal, "customer", 9);
    await desk.submit("customer", "business", { file: pdfFile("licence.pdf", "SPECIMEN-4711") });
    const added = (await onDisk()).filter((place) => !before.includes(place));
    expect(added).toHaveLength(1);
    expect(added[0]).toMatch(/\/[0-9a-f]{32}\.bin$/);
    const bytes = (await readFile(added[0] ?? "")).toString("latin1");
    expect(bytes.startsWith("LPE1")).toBe(true);
    for (const word of ["%PDF", "SPECIMEN", "licence"]) expect(bytes).not.toContain(word);
  });

  test("are gone when the sending is refused after all, and when another file takes their place", async () => {
    const business_id = await aBusiness(portal, "customer", 9);
    await desk.submit("customer", "owner");
    const before = await onDisk();
    const entry = { document_type: await documentTypeId(portal) };
    const both = {
      body: {
        business_owner_data: [{ ...entry, document_category: documentCategories.owner }],
        business_data: [{ ...entry, document_category: documentCategories.business }],
      },
      files: { owner_image: pdfFile("passport.pdf", "z"), business_image: pdfFile() },
    };
    // The first of the two is kept already when the second turns out to be there.
    expectRefusal(await portal.as("customer").send("submitDocuments", both), 409, "transitionRefused");
    expect(await onDisk()).toEqual(before);

    await desk.submit("customer", "business");
    const [first] = (await onDisk()).filter((place) => !before.includes(place));
    await desk.resubmit("customer", "business", 1, { file: pdfFile("other.pdf", "y") });
    await portal.runJobs();
    const left = (await onDisk()).filter((place) => !before.includes(place));
    expect([left.length, left.includes(first ?? "")]).toEqual([1, false]);
    expect((await desk.read("admin", business_id)).business_data[0]?.version).toBe(2);
  });
});
