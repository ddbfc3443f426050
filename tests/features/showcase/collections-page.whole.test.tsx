import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CollectionsPage } from "#features/showcase/collections-page.tsx";
import type { CollectionsSearch } from "#features/showcase/collections-search.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";
import { collection, collectionAnswer, collectionsAnswer, stone } from "./showcase-world.ts";

const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
const rounds = collection(3, "Round classics", { image: { id: 12, url: picture } });
const rows = [collection(2, "Bridal", { is_active: false }), rounds];
const whole = { ...rounds, stock_numbers: ["JD1000001", "JD1000002"] };
const read = ({ url }: Request) =>
  new URL(url).pathname.endsWith("/collection")
    ? success(collectionsAnswer(rows))
    : success(collectionAnswer(whole, [stone(1)]));
const answering = (server: FakeServer, answer: () => Response) =>
  server.reply((request) => (request.method === "GET" ? read(request) : answer()));
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
const field = (name: string) => page.getByRole("textbox", { name });
const add = () => page.getByRole("button", { name: "Add collection", exact: true });

function Collections({ start = {}, mayWrite = true }: { start?: CollectionsSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <CollectionsPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
    />
  );
}

test("collections stand in a list with their pictures or shapes, and are narrowed by the address", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ type: "white", status: "active", search: "ro" }} />);
  await expect.element(page.getByRole("row", { name: /Round classics/ })).toBeVisible();
  expect(Object.fromEntries(server.seen[0]?.url.searchParams ?? [])).toMatchObject({
    diamond_type: "white",
    is_active: "true",
    searchTerm: "ro",
  });
  expect(await findings()).toEqual([]);
});

test("a list that fails without a word says that something went wrong", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, <Collections />);
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  server.reply(read);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByRole("row", { name: /Bridal/ })).toBeVisible();
});

test("an empty house offers the act that fills it", async () => {
  await showScreen(
    fakeServer(() => success(collectionsAnswer([]))),
    <Collections />,
  );
  await expect.element(page.getByText("No collections yet")).toBeVisible();
  await page.getByRole("button", { name: "Add collection…" }).last().click();
  await expect.element(field("Name")).toHaveFocus();
});

test("a new one goes out with its stones in their order and its picture", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ add: true }} />);
  await field("Name").fill("Pairs");
  await field("Stones").fill("JD1000002, JD1000001\nJD1000002");
  await expect.element(page.getByText("2 numbers.")).toBeVisible();
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await userEvent.upload(input, new File(["x"], "pairs.png", { type: "image/png" }));
  await expect.element(page.getByText("pairs.png")).toBeVisible();
  expect(await findings()).toEqual([]);
  answering(server, () => success(collection(4, "Pairs"), 201, "Collection added."));
  await add().click();
  await expect.element(page.getByText("Collection added.")).toBeVisible();
  const form = written(server)[0]?.form ?? new FormData();
  expect((form.get("image") as File).name).toBe("pairs.png");
  expect(JSON.parse(await (form.get("data") as Blob).text())).toEqual({
    name: "Pairs",
    description: null,
    diamond_type: "white",
    is_active: true,
    stock_numbers: ["JD1000002", "JD1000001"],
  });
});

test("stones that cannot be taken are named with their reasons, and go with one press", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ add: true }} />);
  await field("Name").fill("Pairs");
  await field("Stones").fill("jd1000001 JD0");
  const refused = [
    { stock_no: "JD0", code: "stoneUnknown", reason: "No stone has this number." },
    { stock_no: "JD1000001", code: "stoneOfOtherType", reason: "This stone is of the other diamond type." },
  ];
  answering(server, () => failure(422, { code: "stonesNotTaken", message: "Some cannot.", request_id: "r", refused }));
  await add().click();
  await expect.element(page.getByText("No stone has this number.")).toBeVisible();
  await expect.element(page.getByText("This stone is of the other diamond type.")).toBeVisible();
  await expect.element(field("Stones")).toHaveFocus();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: "Remove these 2" }).click();
  await expect.element(field("Stones")).toHaveValue("");
  await expect.element(page.getByText("No stone has this number.")).not.toBeInTheDocument();
});

test("adding that fails without a word says so in the words of the specification", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ add: true }} />);
  await field("Name").fill("Pairs");
  answering(server, () => failure(500, {}));
  await add().click();
  await expect.element(page.getByText("Failed to add collection")).toBeVisible();
});

test("a name that is taken is refused at its field", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ add: true }} />);
  await field("Name").fill("Round classics");
  const errors = [{ path: "/data/name", message: "Another collection already has this name." }];
  answering(server, () => failure(409, { code: "collectionTaken", message: "Taken.", request_id: "r", errors }));
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.element(field("Name")).toHaveAttribute("aria-invalid", "true");
  await expect.element(field("Name")).toHaveFocus();
});

test("an edit sends its stones only when they were touched", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ open: 3 }} />);
  await expect.element(field("Stones")).toHaveValue("JD1000001\nJD1000002");
  await field("Description").fill("For every week");
  answering(server, () => success(whole, 200, "Collection saved."));
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("Collection saved.")).toBeVisible();
  expect(bodyOf(written(server)[0]?.text ?? "")).toEqual({
    name: "Round classics",
    description: "For every week",
    diamond_type: "white",
    version: 3,
  });
});

test("a stale version shows what is stored now before anything is written over", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ open: 3 }} />);
  await field("Stones").fill("JD1000002");
  const current = { ...whole, name: "Rounds", stock_numbers: ["JD1000001", "JD1000002", "JD1000003"], version: 4 };
  answering(server, () => failure(409, { code: "staleVersion", message: "By another.", request_id: "r", current }));
  await page.getByRole("button", { name: "Save changes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByRole("cell", { name: "3 stones" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "1 stone", exact: true })).toBeVisible();
  answering(server, () => success(whole, 200, "Collection saved."));
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.element(page.getByText("Collection saved.")).toBeVisible();
  expect(bodyOf(written(server).at(-1)?.text ?? "")).toMatchObject({
    name: "Rounds",
    stock_numbers: ["JD1000002"],
    version: 4,
  });
});

test("switching on and deleting go to their own calls", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ open: 3 }} />);
  answering(server, () => success(null, 200, "Done."));
  await page.getByRole("switch", { name: "Bridal is active" }).click();
  await expect.element(page.getByText("Done.")).toBeVisible();
  await page.getByRole("button", { name: "Delete…" }).click();
  await expect.element(page.getByText("It is deleted permanently, with its picture.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect
    .poll(() => written(server).map(({ method, url }) => `${method} ${url.pathname}`))
    .toEqual(["PUT /api/v1/inventory/collection-active/2", "DELETE /api/v1/inventory/collection/3"]);
});

test("who may only read meets every act locked with the reason", async () => {
  const server = fakeServer(read);
  await showScreen(server, <Collections start={{ open: 3 }} mayWrite={false} />);
  for (const name of ["Add collection…", "Save changes", "Delete…"]) {
    await expect
      .element(page.getByRole("button", { name }))
      .toHaveAccessibleDescription("You do not have permission to do this.");
  }
  const toggle = page.getByRole("switch", { name: "Round classics is active" });
  await expect.element(toggle).toHaveAccessibleDescription("You do not have permission to do this.");
  expect(written(server)).toEqual([]);
});
