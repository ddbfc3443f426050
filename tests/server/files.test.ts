import { createHash, randomBytes } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { imageSize } from "#server/files/image-size.ts";
import { demoAccount } from "#support/actors.ts";
import { expectRefusal } from "#support/answer.ts";
import { png, pngBytes } from "#support/forms.ts";
import { usePictureWorld } from "#support/picture-world.ts";

const { portal, customer, fetchFile, keptFiles, withPicture, pictured } = usePictureWorld();

describe("a picture", () => {
  test("is kept under a random name, and served so that no browser runs it", async () => {
    const { url } = await pictured();
    expect(url).toMatch(/^\/files\/[0-9a-f]{32}\.png$/);
    const served = await fetchFile(url);
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'self'; sandbox",
    });
    expect(served.headers["cache-control"]).toContain("immutable");
  });

  test("is drawn anew: what a camera wrote into it and what hangs on its end are not passed on, and it stands upright", async () => {
    const camera = sharp({ create: { width: 60, height: 20, channels: 3, background: "#27c" } })
      .withExif({ IFD0: { Copyright: "Mara Lind" }, IFD3: { GPSLatitude: "51/1 13/1 9/1" } })
      .withMetadata({ orientation: 6 });
    const sent = Buffer.concat([await camera.jpeg().toBuffer(), Buffer.from("a zip, perhaps")]);
    expect(sent.includes("Mara Lind")).toBe(true);
    const { data } = await customer().call("updateProfile", {
      body: { version: 1 },
      files: { picture: new File([sent as BlobPart], "me.jpg", { type: "image/jpeg" }) },
    });
    const { rawPayload: kept, headers } = await fetchFile(data.picture?.url ?? "");
    expect(headers["content-type"]).toBe("image/jpeg");
    for (const word of ["Mara Lind", "Exif", "a zip, perhaps"])
      expect([word, kept.includes(word)]).toEqual([word, false]);
    const { width, height } = imageSize(kept, { extension: "jpg", mediaType: "image/jpeg" }) ?? {};
    expect([width, height]).toEqual([20, 60]);
    const row = await portal.db.selectFrom("stored_file").selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ media_type: "image/jpeg", bytes: kept.length });
    expect(row.sha256).toBe(createHash("sha256").update(kept).digest("hex"));
  });

  test("of 30,000 × 30,000 dots is refused by what its head says, and one that is broken is damaged", async () => {
    const before = keptFiles().length;
    const sent = (bytes: Buffer) => new File([bytes as BlobPart], "a.png", { type: "image/png" });
    const bomb = pngBytes({ width: 30_000, height: 30_000, body: Buffer.alloc(100_000) });
    expectRefusal(await withPicture(sent(bomb)), 422, "pictureTooLarge", ["/picture"]);
    const whole = pngBytes({ width: 200, height: 200, body: randomBytes(201 * 200).fill(0, 0, 1) });
    expectRefusal(await withPicture(sent(whole.subarray(0, 900))), 422, "fileDamaged", ["/picture"]);
    expect(keptFiles()).toHaveLength(before);
  });

  test("can come with other changes, and is shown in the profile", async () => {
    const body = { first_name: "Maren", version: 1 };
    const { data } = await customer().call("updateProfile", { body, files: { picture: png() } });
    expect(data).toMatchObject({ first_name: "Maren", version: 2, picture: { url: expect.any(String) } });
    expect((await customer().call("getProfile")).data.picture).toEqual(data.picture);
  });

  test("comes alone", async () => {
    expectRefusal(await withPicture([png(), png()]), 422, "tooManyFiles", ["/picture"]);
  });

  test("comes in its own field", async () => {
    const refused = await customer().send("updateProfile", { body: { version: 1 }, files: { image: png() } });
    expectRefusal(refused, 400, "unknownField", ["/image"]);
  });

  test("has at most two megabytes", async () => {
    const big = new File([Buffer.from(await png().arrayBuffer()), Buffer.alloc(2 * 1024 * 1024)], "big.png");
    expectRefusal(await withPicture(big), 413, "tooLarge", ["/picture"]);
  });

  test("a name that climbs is a name", async () => {
    const { data } = await customer().call("updateProfile", {
      body: { version: 1 },
      files: { picture: png("../../../etc/passwd.png") },
    });
    const row = await portal.db
      .selectFrom("stored_file")
      .selectAll()
      .where("id", "=", data.picture?.id ?? 0)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ media_type: "image/png", name: expect.stringMatching(/^[0-9a-f]{32}\.png$/) });
    expect(row.original_name).not.toContain("/");
  });

  test("is taken away by naming it", async () => {
    const { id, url, version } = await pictured();
    const { data } = await customer().call("updateProfile", { body: { removeFiles: [id], version } });
    expect(data.picture).toBeNull();
    expect((await fetchFile(url)).statusCode).toBe(404);
  });

  test("of somebody else is not found", async () => {
    const { id, url } = await pictured();
    const other = portal.as("customer2");
    expectRefusal(await other.call("updateProfile", { body: { removeFiles: [id], version: 1 } }), 404, "notFound");
    expect((await demoAccount(portal, "customer")).picture_id).toBe(id);
    expect((await fetchFile(url)).statusCode).toBe(200);
  });

  test("that is refused for another reason leaves no file behind", async () => {
    const before = keptFiles().length;
    expectRefusal(await withPicture(png(), { version: 7 }), 409, "staleVersion");
    expectRefusal(await withPicture(png(), { country_id: 9999, version: 1 }), 422, "placeUnknown");
    expect(keptFiles()).toHaveLength(before);
    expect(await portal.db.selectFrom("stored_file").select("id").execute()).toEqual([]);
  });
});

describe("the address of a file", () => {
  test.each([
    "/files/..%2f..%2fetc%2fpasswd",
    "/files/..%2F..%2Fpackage.json",
    "/files/%2e%2e%2fdemo-password",
    "/files/....//....//etc/passwd",
    "/files/",
    "/files/a.png",
    `/files/${"0".repeat(32)}.png`,
    `/files/${"0".repeat(32)}.png%00.html`,
    `/files/${"0".repeat(30)}%2e%2e.png`,
    `/files/${"a".repeat(250)}`,
  ])("%s leads nowhere", async (url) => {
    const answer = await fetchFile(url);
    expect([400, 404]).toContain(answer.statusCode);
    expect(answer.json()).toMatchObject({ status: "fail" });
  });
});
