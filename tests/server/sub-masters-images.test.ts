import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { png, scriptNamedPng } from "#support/forms.ts";

const portal = useApp();
const admin = () => portal.as("admin");
const shape = async () => {
  const { data } = await admin().call("listSubMasters", { query: { code: "SHAPE" } });
  return data.data[0] ?? { id: 0, master_id: 0 };
};
const add = async (image: File | File[], code = "STAR") =>
  admin().send("createSubMaster", {
    body: { master_id: (await shape()).master_id, code, name: "Star" },
    files: { image },
  });
async function pictured() {
  const { id, master_id } = await shape();
  const { data } = await admin().call("updateSubMaster", {
    path: { id },
    body: { version: 1 },
    files: { image: png() },
  });
  return { id, master_id, image: data.image ?? { id: 0, url: "" }, version: data.version };
}
const keptFiles = () =>
  readdirSync(portal.filesFolder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());

test("a sub-master is added with its image, which is served", async () => {
  const answer = await add(png());
  expect(answer.status).toBe(201);
  const { image } = answer.data as { image: { url: string } };
  expect((await portal.app.inject({ url: image.url })).headers["content-type"]).toBe("image/png");
});

test("it may come as a form without an image", async () => {
  const { master_id } = await shape();
  const body = { master_id, code: "STAR", name: "Star" };
  const { data } = await admin().call("createSubMaster", { body, files: {} });
  expect(data.image).toBeNull();
});

test("a second image is refused", async () => {
  expectRefusal(await add([png(), png()]), 422, "tooManyFiles", ["/image"]);
});

test("an image that is a script is refused", async () => {
  expectRefusal(await add(scriptNamedPng()), 422, "fileNotAllowed", ["/image"]);
});

test("a form whose data is wrong is refused before its image is kept", async () => {
  const before = keptFiles().length;
  expectRefusal(await add(png(), ""), 400, "malformed", ["/data/code"]);
  expectRefusal(await add(png(), "ROUND"), 409, "codeTaken", ["/data/code"]);
  expect(keptFiles()).toHaveLength(before);
});

test("a new image takes the old one's place, whose bytes go with the job", async () => {
  const { id, image, version } = await pictured();
  const { data } = await admin().call("updateSubMaster", {
    path: { id },
    body: { version },
    files: { image: png("b.png", "other") },
  });
  expect(data.image?.id).not.toBe(image.id);
  const before = keptFiles().length;
  await portal.runJobs();
  expect(keptFiles()).toHaveLength(before - 1);
  expect((await portal.app.inject({ url: image.url })).statusCode).toBe(404);
});

test("removeFiles takes the image away", async () => {
  const { id, image, version } = await pictured();
  const body = { removeFiles: [image.id], version };
  expect((await admin().call("updateSubMaster", { path: { id }, body })).data.image).toBeNull();
});

test("an edit without a word about the image leaves it", async () => {
  const { id, image, version } = await pictured();
  const { data } = await admin().call("updateSubMaster", { path: { id }, body: { name: "Round brilliant", version } });
  expect(data.image).toEqual(image);
});

test("removeFiles that names another's image is not found", async () => {
  const { image, master_id } = await pictured();
  const { data } = await admin().call("createSubMaster", { body: { master_id, code: "STAR", name: "Star" } });
  const body = { removeFiles: [image.id], version: 1 };
  expectRefusal(await admin().call("updateSubMaster", { path: { id: data.id }, body }), 404, "notFound");
  expect((await portal.app.inject({ url: image.url })).statusCode).toBe(200);
});

test("who removes an image that somebody replaced meanwhile reads that the row has moved on", async () => {
  const { id, image, version } = await pictured();
  await admin().call("updateSubMaster", { path: { id }, body: { version }, files: { image: png("b.png", "b") } });
  const refused = await portal
    .as("admin2")
    .call("updateSubMaster", { path: { id }, body: { removeFiles: [image.id], version } });
  expectRefusal(refused, 409, "staleVersion");
});

test("a sub-master that is deleted takes its image along", async () => {
  const { id, image } = (await add(png())).data as { id: number; image: { url: string } };
  await admin().call("deleteSubMaster", { path: { id } });
  const before = keptFiles().length;
  await portal.runJobs();
  expect(keptFiles()).toHaveLength(before - 1);
  expect((await portal.app.inject({ url: image.url })).statusCode).toBe(404);
});
