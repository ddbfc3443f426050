import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { FolderPanel } from "#features/ftp/folder-panel.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";

const at = "2026-11-20T09:00:00.000Z";
const supply = { path: "/supply/", holds: "Where the provider's whole list is left." };
const access = { door: null, folders: [supply], files: [], stock_files: [] as object[] };
const shown = (more: object = {}) =>
  showScreen(
    fakeServer(async () => success({ ...access, ...more })),
    <FolderPanel clientId={10} />,
  );
const row = (name: RegExp) => page.getByRole("row", { name });

test("the files of a provider's stock lead to their loads, and a refused one says why", async () => {
  const taken = { id: 1, folder: "/supply/", file_name: "stock.csv", load: { id: 7, status: 5 }, sentence: null };
  const empty = {
    id: 2,
    folder: "/supply/changes/",
    file_name: "more.csv",
    load: null,
    sentence: "The file is empty.",
  };
  await shown({ stock_files: [taken, empty].map((file) => ({ ...file, left_at: at })) });
  await expect.element(row(/^stock\.csv/)).toHaveTextContent("Committed");
  const link = page.getByRole("link", { name: "Load 7" });
  await expect.element(link).toHaveAttribute("href", "/inventory/loads/7");
  await expect.element(row(/^more\.csv/)).toHaveTextContent("Refused The file is empty.");
});

test("a whole list and additions of one name are told apart by the folder that they were left in", async () => {
  const file = { file_name: "stock.csv", load: { id: 7, status: 5 }, sentence: null, left_at: at };
  await shown({
    stock_files: [
      { ...file, id: 2, folder: "/supply/changes/" },
      { ...file, id: 1, folder: "/supply/" },
    ],
  });
  await expect.element(row(/^stock\.csv \/supply\/changes\/ /)).toBeVisible();
  await expect.element(row(/^stock\.csv \/supply\/ /)).toBeVisible();
});

test("a client who delivers for nobody has no files of stock", async () => {
  const { unmount } = await shown();
  await expect.element(page.getByText("No stock yet")).toBeVisible();
  await unmount();
  await shown({ folders: [] });
  await expect.element(page.getByText("No orders yet")).toBeVisible();
  await expect.element(page.getByText("No stock yet")).not.toBeInTheDocument();
});
