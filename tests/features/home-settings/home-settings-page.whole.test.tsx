import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HomeSettingsPage } from "#features/home-settings/home-settings-page.tsx";
import type { HomeSettingsSearch } from "#features/home-settings/home-settings-search.ts";
import { aContent } from "#support/a-content.ts";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const picture = { id: 7, url: "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" };
const fair = aContent({ images: [picture] });
const version = {
  id: 4,
  platform: "android",
  app_version: "1.4.0",
  is_required: true,
  notes: "Faster search.",
  released_on: "2026-11-02",
  version: 1,
  updated_at: "2026-11-02T09:00:00Z",
};
const lists: Record<string, unknown[]> = {
  popup: [fair],
  event: [],
  banner: [aContent({ type: 2 })],
  "app-version": [version],
};
const read = ({ url }: Request) => success(pageOf(lists[new URL(url).pathname.split("/").at(-1) ?? ""] ?? []));
const answering = (answer: () => Response) =>
  fakeServer((request) => (request.method === "GET" ? read(request) : answer()));
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
const dataOf = async (form: FormData) => JSON.parse(await (form.get("data") as Blob).text());
const field = (name: string) => page.getByRole("textbox", { name });

function Settings({ start = {}, mayWrite = true }: { start?: HomeSettingsSearch; mayWrite?: boolean }) {
  const [search, setSearch] = useState(start);
  return (
    <HomeSettingsPage
      onDirty={() => {}}
      user={{ id: 1, role_id: 1 }}
      mayWrite={mayWrite}
      search={search}
      onSearch={(patch) => setSearch((now) => ({ ...now, ...patch }))}
      addressOf={({ tab }) => `#${tab}`}
    />
  );
}

test("the popups stand first, and every tab has an address", async () => {
  await showScreen(fakeServer(read), <Settings />);
  await expect.element(page.getByRole("row", { name: /Autumn fair/ })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Popups" })).toHaveAttribute("aria-current", "page");
  for (const [name, tab] of [
    ["Events", "event"],
    ["Banners", "banner"],
    ["App versions", "app-version"],
  ] as const)
    await expect.element(page.getByRole("link", { name })).toHaveAttribute("href", `#${tab}`);
  expect(await findings()).toEqual([]);
});

test("popups that cannot be read say so in the words of the catalogue", async () => {
  await showScreen(
    fakeServer(() => failure(500, {})),
    <Settings />,
  );
  await expect.element(page.getByText("Failed to fetch popup data")).toBeVisible();
});

test("an empty tab says what an event is, and offers the act that fills it", async () => {
  await showScreen(fakeServer(read), <Settings start={{ tab: "event" }} />);
  await expect.element(page.getByText("No events yet")).toBeVisible();
  await page.getByRole("button", { name: "Add event…" }).last().click();
  await expect.element(field("Title")).toHaveFocus();
});

test("whoever may only look reads why nothing can be added", async () => {
  await showScreen(fakeServer(read), <Settings mayWrite={false} />);
  await expect.element(page.getByRole("button", { name: "Add popup…" })).toHaveAttribute("aria-disabled", "true");
});

test("a new banner goes out with its pictures, and with the value of its type", async () => {
  const server = answering(() => success(aContent({ id: 2, type: 3 }), 201, "Banner added."));
  await showScreen(server, <Settings start={{ tab: "banner", add: true }} />);
  await field("Title").fill("Closed on Friday");
  await field("Text").fill("Until **noon**.");
  await page.getByLabelText("Type").selectOptions("Important");
  await field("First day").fill("03/11/2026");
  await field("Last day").fill("09/11/2026");
  await userEvent.keyboard("{Tab}");
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (input) await userEvent.upload(input, [new File(["x"], "a.png", { type: "image/png" }), new File(["y"], "b.png")]);
  await expect.element(page.getByText("b.png")).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole("button", { name: /^Add banner(?!…)/ }).click();
  await expect.element(page.getByText("Banner added.")).toBeVisible();
  const form = written(server)[0]?.form ?? new FormData();
  expect(form.getAll("images").map((file) => (file as File).name)).toEqual(["a.png", "b.png"]);
  expect(await dataOf(form)).toEqual({
    title: "Closed on Friday",
    description: "Until **noon**.",
    page: "dashboard",
    type: 3,
    start_date: "2026-11-03",
    end_date: "2026-11-09",
    is_active: true,
  });
});

describe("an edit", () => {
  const open = async (answer = () => success(aContent({ version: 2 }), 200, "Popup saved.")) => {
    const server = answering(answer);
    await showScreen(server, <Settings start={{ open: 1 }} />);
    await expect.element(field("Title")).toHaveValue("Autumn fair");
    return server;
  };

  test("is asked once more: cancelled it writes nothing, confirmed it writes", async () => {
    const server = await open();
    await field("Title").fill("Spring fair");
    await field("Last day").fill("30/12/2026");
    await page.getByRole("button", { name: /^Save changes/ }).click();
    const dialog = page.getByRole("dialog", { name: "Save changes to Autumn fair?" });
    await expect.element(dialog).toHaveTextContent("Spring fair");
    await expect.element(dialog).toHaveTextContent("30/12/2026");
    await dialog.getByRole("button", { name: "Keep editing" }).click();
    expect(written(server)).toEqual([]);
    await page.getByRole("button", { name: /^Save changes/ }).click();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.getByText("Popup saved.")).toBeVisible();
    expect(JSON.parse(written(server)[0]?.text ?? "").data).toMatchObject({
      title: "Spring fair",
      images: [7],
      removeFiles: [],
      version: 1,
    });
  });

  test("takes a stored picture away by its reference", async () => {
    const server = await open();
    await page.getByRole("button", { name: "Remove the file: Pictures 1" }).click();
    await expect.element(page.getByRole("button", { name: "Choose an image Pictures" })).toHaveFocus();
    await page.getByRole("button", { name: /^Save changes/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.getByText("Popup saved.")).toBeVisible();
    expect(JSON.parse(written(server)[0]?.text ?? "").data).toMatchObject({ images: [], removeFiles: [7] });
  });

  test("that comes after somebody else's shows both side by side", async () => {
    const current = aContent({ title: "Winter fair", version: 2, images: [picture] });
    await open(() => failure(409, { code: "staleVersion", message: "Stale.", current }));
    await field("Title").fill("Spring fair");
    await page.getByRole("button", { name: /^Save changes/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
    await expect.element(page.getByText(/Nothing of yours was written/)).toBeVisible();
    await expect.element(page.getByText("Winter fair")).toBeVisible();
    await expect.element(field("Title")).toHaveValue("Spring fair");
  });

  test("that somebody else changed meanwhile is not deleted unseen, but once it was read anew", async () => {
    const meanwhile = { event: "popup.update", by: "Ines Novak", at: "2026-11-20T09:00:00Z" };
    const refused = [{ id: 1, code: "staleVersion", reason: "Stale.", meanwhile }];
    const present = aContent({ title: "Winter fair", version: 2 });
    const server = await open(() => failure(409, { code: "staleVersion", message: "Stale.", refused }));
    server.reply((request) => {
      if (request.method === "GET") return success(pageOf([present]));
      const isLate = new URL(request.url).searchParams.get("version") !== "2";
      return isLate
        ? failure(409, { code: "staleVersion", message: "Stale.", refused })
        : success(null, 200, "Deleted.");
    });
    const reads = () => server.seen.filter(({ url }) => url.pathname.endsWith("/popup")).length;
    const before = reads();
    await page.getByRole("button", { name: "Delete…" }).click();
    const dialog = page.getByRole("dialog", { name: /^Delete Autumn fair/ });
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect
      .element(page.getByRole("dialog"))
      .toHaveTextContent(/Ines Novak changed this .*Nothing of yours was written\./);
    expect(written(server).map(({ url }) => url.searchParams.get("version"))).toEqual(["1"]);
    await expect.poll(reads).toBe(before + 1);
    const renamed = page.getByRole("dialog", { name: "Delete Winter fair?" });
    await renamed.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Deleted.")).toBeVisible();
    expect(written(server).map(({ url }) => url.searchParams.get("version"))).toEqual(["1", "2"]);
  });

  test("is seen before it is saved as a client will see it, in both widths and colours", async () => {
    await open();
    await field("Text").fill(
      "# Come\n\n[Our stones](/search) <script>alert(1)</script>\n\n![](https://tracker.test/seen.gif) <b onclick='alert(1)' style='position:fixed'>",
    );
    await page.getByRole("button", { name: "Preview…" }).click();
    const preview = page.getByRole("region", { name: "Preview" });
    await expect.element(preview).toHaveTextContent("Come");
    await expect.element(preview).toHaveTextContent("<script>alert(1)</script>");
    await expect.element(preview.getByRole("link", { name: "Our stones" })).toHaveAttribute("href", "/search");
    await expect.element(preview).toHaveTextContent("![](https://tracker.test/seen.gif)");
    const foreign = "script, b, [onclick], [style*=fixed], img[src*=tracker]";
    expect(preview.element().querySelector(foreign)).toBe(null);
    const wide = preview.element().getBoundingClientRect().width;
    const light = getComputedStyle(preview.element()).backgroundColor;
    await page.getByText("Phone", { exact: true }).click();
    await expect.poll(() => preview.element().getBoundingClientRect().width).toBeLessThan(Math.min(wide, 391));
    await page.getByText("Dark", { exact: true }).click();
    await expect.poll(() => getComputedStyle(preview.element()).backgroundColor).not.toBe(light);
    expect(await findings()).toEqual([]);
  });
});

test("the flag alone is sent when a popup is switched off, and its refusal is told", async () => {
  const server = answering(() => failure(409, { code: "transitionRefused", message: "It is off already." }));
  await showScreen(server, <Settings />);
  await page.getByRole("switch", { name: "Autumn fair is active" }).click();
  await expect.element(page.getByText("It is off already.")).toBeVisible();
  expect(JSON.parse(written(server)[0]?.text ?? "").data).toEqual({ is_active: false });
});

test("the versions of Android come first; another platform is another list, and a known number stays", async () => {
  const server = answering(() => success({ ...version, version: 2 }, 200, "App version saved."));
  await showScreen(server, <Settings start={{ tab: "app-version" }} />);
  await expect.element(page.getByRole("row", { name: /1\.4\.0/ })).toBeVisible();
  await page.getByText("iOS", { exact: true }).click();
  await expect.poll(() => server.seen.map(({ url }) => url.searchParams.get("platform"))).toEqual(["android", "ios"]);
  await page.getByText("Android", { exact: true }).click();
  await page.getByRole("row", { name: /1\.4\.0/ }).click();
  await field("What is new").fill("Faster search, again.");
  await page.getByRole("button", { name: /^Save changes/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save changes" }).click();
  await expect.element(page.getByText("App version saved.")).toBeVisible();
  expect(JSON.parse(written(server)[0]?.text ?? "").data).toMatchObject({
    platform: "android",
    app_version: "1.4.0",
    version: 1,
  });
});
