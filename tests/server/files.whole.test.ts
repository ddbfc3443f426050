import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { imageSize } from "#server/files/image-size.ts";
import { expectRefusal } from "#support/answer.ts";
import { png, scriptNamedPng } from "#support/forms.ts";
import { usePictureWorld } from "#support/picture-world.ts";

const { portal, customer, fetchFile, keptFiles, withPicture, pictured } = usePictureWorld();

describe("a picture", () => {
  test("is kept no larger than any screen shows it, and no larger than it was", async () => {
    const sizeOf = async (width: number, height: number) => {
      const made = sharp({ create: { width, height, channels: 3, background: "#27c" } }).webp();
      const { data } = await customer().call("updateProfile", {
        body: { version: (await customer().call("getProfile")).data.version },
        files: { picture: new File([(await made.toBuffer()) as BlobPart], "wide.webp") },
      });
      const { rawPayload } = await fetchFile(data.picture?.url ?? "");
      return imageSize(rawPayload, { extension: "jpg", mediaType: "image/jpeg" });
    };
    expect(await sizeOf(5_000, 1_000)).toEqual({ width: 2_000, height: 400 });
    expect(await sizeOf(50, 20)).toEqual({ width: 50, height: 20 });
  });

  test("of several who send large ones at once is taken of each", async () => {
    const large = await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: "#27c" } })
      .png({ progressive: true })
      .toBuffer();
    const answers = await Promise.all(
      (["customer", "customer2", "associate"] as const).map((name) =>
        portal
          .as(name)
          .call("updateProfile", { body: { version: 1 }, files: { picture: new File([large as BlobPart], "a.png") } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("is judged by its bytes, not by its name", async () => {
    const before = keptFiles().length;
    expectRefusal(await withPicture(scriptNamedPng()), 422, "fileNotAllowed", ["/picture"]);
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], "a.svg", {
      type: "image/svg+xml",
    });
    expectRefusal(await withPicture(svg), 422, "fileNotAllowed", ["/picture"]);
    expectRefusal(await withPicture(new File(["GIF89a".repeat(10)], "a.png")), 422, "fileNotAllowed", ["/picture"]);
    expectRefusal(await withPicture(new File(["x"], "a.png")), 422, "fileNotAllowed", ["/picture"]);
    expect(keptFiles()).toHaveLength(before);
    const renamed = await withPicture(png("holiday.exe"));
    expect(renamed.data).toMatchObject({ picture: { url: expect.stringMatching(/\.png$/) } });
  });

  test("that takes another's place sends the other away: its row at once, its bytes with the job", async () => {
    const old = await pictured();
    const { data } = await customer().call("updateProfile", {
      body: { version: old.version },
      files: { picture: png("new.png", "another") },
    });
    expect(data.picture?.id).not.toBe(old.id);
    expect((await fetchFile(old.url)).statusCode).toBe(404);
    const kept = keptFiles().length;
    await portal.runJobs();
    expect(keptFiles()).toHaveLength(kept - 1);
    expect((await fetchFile(data.picture?.url ?? "")).statusCode).toBe(200);
  });
});
