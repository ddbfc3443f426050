import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { StoneDrawer } from "#stones/stone-drawer.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { stone } from "./acting-house.tsx";

const image = "/files/media/1-0123456789abcdefghijkl/image.jpg";
const media_source = { image: "https://media.supplier.example/078Q2BC.jpg", video: null, certificate: null };
test.each([
  ["staff who see cost read whose a picture is", 1, stone(1, { image, media_source }), [media_source.image]],
  ["a client does not read whose a picture is", 2, stone(1, { image }), []],
] as const)("%s", async (_, role, seen, sources) => {
  const server = fakeServer((request) =>
    success(request.url.includes("/dna") ? { stone: seen, history: [] } : pageOf([])),
  );
  await showScreen(
    server,
    <StoneDrawer stockNo="NW1" row={seen} viewer={aStoneViewer(role)} clientId={undefined} onClose={() => {}} />,
  );
  await expect.element(page.getByRole("img", { name: "Image of NW1" }).first()).toBeInTheDocument();
  const source = page.getByRole("link", { name: "media.supplier.example" });
  expect(source.elements().map((link) => link.getAttribute("href"))).toEqual([...sources]);
});
