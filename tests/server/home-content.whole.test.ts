import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { imageSize } from "#server/files/image-size.ts";
import { expectRefusal } from "#support/answer.ts";
import { png, scriptNamedPng } from "#support/forms.ts";
import { kinds, useHomeContentWorld } from "#support/home-content-world.ts";

const { portal, admin, files } = useHomeContentWorld();

describe.each(kinds)("$create", ({ list, create, update, body }) => {
  const add = async (more: object = {}, pictures: File[] = []) =>
    (await admin().call(create as "createPopup", { body: { ...body, ...more }, files: { images: pictures } })).data;
  const change = (id: number, changes: object, pictures: File[] = []) =>
    admin().send(update as "updatePopup", { path: { id }, body: changes, files: { images: pictures } });
  const rows = async (query: object = {}) => (await admin().call(list as "listPopups", { query })).data.data;

  test.each([
    { what: "a last day before the first", with: { end_date: "2026-11-02" }, code: "rangeUpsideDown" },
    { what: "a script as a link", with: { description: "[here](javascript:alert(1))" }, code: "linkNotSafe" },
    { what: "data as a link", with: { description: "[x](data:text/html;base64,PHNjcmlwdD4=)" }, code: "linkNotSafe" },
    { what: "another host behind two slashes", with: { description: "[x](//elsewhere.test)" }, code: "linkNotSafe" },
    {
      what: "a name before the host",
      with: { description: "[x](https://loupe.test@elsewhere.test)" },
      code: "linkNotSafe",
    },
  ])("refuses $what", async ({ with: wrong, code }) => {
    const refused = await admin().send(create as "createPopup", { body: { ...body, ...wrong } });
    expectRefusal(refused, 422, code as "linkNotSafe");
    expect(await rows()).toEqual([]);
  });

  test("keeps a picture no larger than a screen shows it", async () => {
    const wide = sharp({ create: { width: 5_000, height: 3_000, channels: 3, background: "#27c" } }).jpeg();
    const { images } = await add({}, [new File([(await wide.toBuffer()) as BlobPart], "wide.jpg")]);
    const { rawPayload } = await portal.app.inject({ url: images[0]?.url ?? "" });
    const size = imageSize(rawPayload, { extension: "jpg", mediaType: "image/jpeg" });
    expect(size).toEqual({ width: 2_000, height: 1_200 });
  });

  test("refuses what is no picture, a sixth picture and a picture of another row; nothing of it is kept", async () => {
    const before = await files();
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'], "a.svg", {
      type: "image/png",
    });
    for (const image of [scriptNamedPng(), svg]) {
      const refused = await admin().send(create as "createPopup", { body, files: { images: [png(), image] } });
      expectRefusal(refused, 422, "fileNotAllowed");
    }
    expect(await files()).toBe(before);
    const { id } = await add({}, [png(), png(), png(), png(), png()]);
    expectRefusal(await change(id, { version: 1 }, [png()]), 422, "tooManyPictures");
    const other = await add({}, [png()]);
    expectRefusal(await change(id, { images: [other.images[0]?.id ?? 0], version: 1 }), 404, "notFound");
    expect(await files()).toBe(before + 6);
  });
});
