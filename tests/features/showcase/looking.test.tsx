import { type ReactNode, useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { CollectionPage } from "#features/showcase/collection-page.tsx";
import { GalleryPage } from "#features/showcase/gallery-page.tsx";
import { type CollectionSearch, type SpecialSearch, specialSearch } from "#features/showcase/showcase-search.ts";
import { SpecialStonesPage } from "#features/showcase/special-stones-page.tsx";
import { aStoneViewer } from "#support/a-stone-viewer.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, pageOf, showScreen } from "#support/show-screen.tsx";
import { TitleSlot } from "#ui/frame/page-title.tsx";
import { findings } from "../ui/findings.ts";
import {
  clientsAnswer,
  collection,
  collectionAnswer,
  collectionsAnswer,
  featured,
  featuredAnswer,
  stone,
} from "./showcase-world.ts";

const nobody = () => undefined;
const gallery = (search = {}, manageAt?: string) => (
  <GalleryPage search={search} onSearch={nobody} addressOf={(id) => `/collection/${id}`} manageAt={manageAt} />
);

test("collections are cards that lead to their stones, and only those that are on are asked for", async () => {
  const rows = [collection(3, "Round classics", { description: "For every week", stone_count: 1 })];
  const server = fakeServer(() => success(collectionsAnswer(rows)));
  await showScreen(server, gallery({ type: "white" }));
  const card = page.getByRole("link", { name: /Round classics/ });
  await expect.element(card).toHaveAttribute("href", "/collection/3");
  await expect.element(card).toHaveTextContent("1 stone");
  expect(Object.fromEntries(server.seen[0]?.url.searchParams ?? [])).toMatchObject({
    is_active: "true",
    diamond_type: "white",
  });
  expect(await findings()).toEqual([]);
});

test("no collection and one that does not load say so, and whoever may is led to where they are made", async () => {
  const server = fakeServer(() => failure(500, {}));
  await showScreen(server, gallery({}, "/inventory/collections"));
  await expect.element(page.getByText("Something went wrong")).toBeVisible();
  server.reply(() => success(collectionsAnswer([])));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("No collections for you yet")).toBeVisible();
  const manage = page.getByRole("link", { name: "Manage collections" });
  await expect.element(manage).toHaveAttribute("href", "/inventory/collections");
});

function OneCollection() {
  const [search, setSearch] = useState<CollectionSearch>({});
  return (
    <CollectionPage
      id={3}
      viewer={aStoneViewer(2)}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      back="/collection"
    />
  );
}

/** The frame's place for titles around a screen. */
function Titled({ children }: { children: ReactNode }) {
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  return (
    <TitleSlot value={slot}>
      <header ref={setSlot} />
      {children}
    </TitleSlot>
  );
}

test("one collection is its stones with the totals of all, and a stone opens beside them", async () => {
  const answer = collectionAnswer(collection(3, "Round classics"), [stone(1), stone(2, { status: 4 })]);
  const history = { stone: stone(1), history: [] };
  const server = fakeServer(({ url }) => {
    if (url.includes("/get-watchlist")) return success(pageOf([]));
    return success(url.includes("/dna") ? history : answer);
  });
  await showScreen(server, <OneCollection />);
  await expect.element(page.getByRole("row", { name: /JD1000002.*Hold/ })).toBeVisible();
  await expect.element(page.getByText("$13,109.00")).toBeVisible();
  await expect.element(page.getByRole("columnheader", { name: "Cost $" })).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
  await page.getByRole("row", { name: /JD1000001/ }).click();
  await expect.element(page.getByRole("complementary", { name: "JD1000001" })).toBeVisible();
});

test("a collection that is not there says so and leads back", async () => {
  await showScreen(
    fakeServer(() => failure(404, { code: "notFound", message: "Not found.", request_id: "r" })),
    <Titled>
      <OneCollection />
    </Titled>,
  );
  await expect.element(page.getByText("Not found.")).toBeVisible();
  await expect.element(page.getByText("It may have been taken away since its link was made.")).toBeVisible();
  await expect.element(page.getByRole("banner")).toHaveTextContent(/Collections \/\s*Collection 3$/);
  await expect.element(page.getByRole("link", { name: "All collections" })).toHaveAttribute("href", "/collection");
});

test("a collection that one may no longer read is not called gone", async () => {
  const message = "You do not have permission to do this.";
  await showScreen(
    fakeServer(() => failure(403, { code: "forbidden", message, request_id: "r" })),
    <OneCollection />,
  );
  await expect.element(page.getByText(message)).toBeVisible();
  expect(page.getByText("It may have been taken away since its link was made.").elements()).toEqual([]);
});

const special = (search: SpecialSearch, rows: object[], clients: object = clientsAnswer, as: 1 | 2 = 1) => {
  const server = fakeServer(({ url }) => success(url.includes("get-featured-stone") ? featuredAnswer(rows) : clients));
  return { server, screen: <SpecialStonesPage viewer={aStoneViewer(as)} search={search} onSearch={nobody} /> };
};

test("special stones come with their remark; the office narrows them by type, business and client", async () => {
  const { server, screen } = special(specialSearch({ type: "white", business: 4, user_id: 6 }), [featured(1)]);
  await showScreen(server, screen);
  await expect.element(page.getByRole("row", { name: /JD1000001.*Eye-clean/ })).toBeVisible();
  const asked = server.seen.find(({ url }) => url.pathname.endsWith("get-featured-stone"));
  expect(bodyOf(asked?.text ?? "")).toMatchObject({
    is_active: true,
    diamond_type: "white",
    business_id: 4,
    user_id: 6,
  });
  await expect.element(page.getByRole("combobox", { name: "Client" })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("what special stones of both types cost stands before their remark, and no colour is told twice", async () => {
  const rows = [
    featured(1),
    featured(2, { stone: stone(2, { diamond_type: "fancy", color: null, fancy_color: "PINK" }) }),
  ];
  const { server, screen } = special({}, rows, clientsAnswer, 2);
  await showScreen(server, screen);
  await expect.element(page.getByRole("row", { name: /JD1000002/ })).toBeVisible();
  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  // The room that the sidebar leaves of a small laptop.
  expect(head("Amount $").element().getBoundingClientRect().right).toBeLessThanOrEqual(1142);
  const heads = page.getByRole("columnheader").elements();
  expect(heads.indexOf(head("Remark").element())).toBe(heads.indexOf(head("Amount $").element()) + 1);
  expect(page.getByRole("gridcell", { name: /Pink/ }).elements()).toHaveLength(1);
});

test("a buyer has nobody to choose, and is told when nothing is special yet", async () => {
  const own = { ...clientsAnswer, data: clientsAnswer.data.slice(0, 1) };
  const { server, screen } = special({}, [], own, 2);
  await showScreen(server, screen);
  await expect.element(page.getByText("No special stones for you yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Featured stones" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("combobox", { name: "Client" })).not.toBeInTheDocument();
});
