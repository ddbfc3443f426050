import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { NewLoadPage } from "#features/loads/new-load-page.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { DraftsContext, makeDrafts } from "#ui/form/drafts.ts";
import { findings } from "../ui/findings.ts";
import { aMapping, providers } from "./a-load.ts";

const saved = {
  mapping_configuration_id: 5,
  provider_id: 3,
  version: 1,
  header_row: 3,
  mapping: aMapping(),
  load_id: 7,
  created_at: "2026-11-20T09:00:00Z",
};
const answers =
  (
    write: () => Response = () => success(saved, 200, "File received. It is being read."),
    known: readonly object[] = providers,
  ) =>
  (request: Request): Response =>
    request.method === "GET" ? success(pageOf([...known])) : write();

const drafts = makeDrafts();
const show = (server: FakeServer, gone: string[] = [], provider?: number, mayWrite = true) =>
  showScreen(
    server,
    <DraftsContext value={drafts}>
      <NewLoadPage search={{ provider }} mayWrite={mayWrite} onGo={(to) => gone.push(to)} onDirty={() => {}} />
    </DraftsContext>,
  );
const button = (name: string | RegExp) => page.getByRole("button", { name });
const file = new File(["Stone,Shape\nA1,RBC\n"], "aldgate.csv", { type: "text/csv" });
const input = () => page.elementLocator(document.querySelector('input[type="file"]') as HTMLElement);
const written = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");

test("provider, mode and file are named before anything is sent, all by keyboard; then the load opens", async () => {
  const server = fakeServer(answers());
  const gone: string[] = [];
  await show(server, gone);
  await expect.element(button(/^Upload and read/)).toHaveAccessibleDescription("Choose the provider first.");
  await userEvent.click(page.getByRole("combobox", { name: "Whose stock is it?" }));
  await userEvent.keyboard("aldg{ArrowDown}{Enter}");
  await expect.element(page.getByText("Stones that the file does not name are gone.")).toBeVisible();
  (page.getByRole("radio", { name: /^The whole list/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("radio", { name: /^Additions and changes/ })).toBeChecked();
  await expect.element(button(/^Upload and read/)).toHaveAccessibleDescription("Choose a file first.");
  await userEvent.upload(input(), file);
  await expect.element(page.getByText("aldgate.csv")).toBeVisible();
  expect(await findings()).toEqual([]);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => gone).toEqual(["/inventory/loads/7"]);
  const [sent] = written(server);
  expect(JSON.parse((await (sent?.form?.get("data") as File | null)?.text()) ?? "{}")).toEqual({
    provider_id: 3,
    mode: "changes",
  });
  expect(sent?.form?.get("uploadExcel")).toMatchObject({ name: "aldgate.csv" });
});

test("a file is dropped on the page's one field, and sent by Ctrl+Enter with the focus nowhere", async () => {
  const server = fakeServer(answers());
  const gone: string[] = [];
  await show(server, gone, 3);
  await expect.element(page.getByRole("combobox", { name: "Whose stock is it?" })).toHaveValue("Aldgate Diamonds");
  const transfer = new DataTransfer();
  transfer.items.add(file);
  const zone = document.querySelector(".file-field") as HTMLElement;
  zone.dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: transfer }));
  await expect.element(page.getByText("aldgate.csv")).toBeVisible();
  await expect.element(button(/^Upload and read/)).not.toHaveAttribute("aria-disabled");
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(() => gone).toEqual(["/inventory/loads/7"]);
  expect(written(server)).toHaveLength(1);
});

test("a refused file says why at its field, and nothing typed is lost", async () => {
  const message = "This file is protected by a password. Save it without one and upload it again.";
  const refused = () =>
    failure(422, { code: "invalid", message: "Please check the file.", errors: [{ path: "/uploadExcel", message }] });
  const gone: string[] = [];
  await show(fakeServer(answers(refused)), gone, 3);
  await expect.element(button(/^Upload and read/)).toBeVisible();
  await userEvent.upload(input(), file);
  await button(/^Upload and read/).click();
  await expect.element(page.getByText(message).last()).toBeVisible();
  await expect.element(page.getByText("aldgate.csv")).toBeVisible();
  expect(gone).toEqual([]);
  expect(await findings()).toEqual([]);
});

test("a lost connection sends the same file under the same key", async () => {
  let isLost = true;
  const server = fakeServer((request) => {
    if (request.method !== "GET" && isLost) throw new TypeError("gone");
    return answers()(request);
  });
  const gone: string[] = [];
  await show(server, gone, 3);
  await expect.element(button(/^Upload and read/)).toBeVisible();
  await userEvent.upload(input(), file);
  await button(/^Upload and read/).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  isLost = false;
  await button(/^Upload and read/).click();
  await expect.poll(() => gone).toEqual(["/inventory/loads/7"]);
  const keys = written(server).map(({ headers }) => headers.get("idempotency-key"));
  expect(new Set(keys).size).toBe(1);
});

test("a house without providers says what is missing, and leads there", async () => {
  await show(fakeServer(answers(undefined, [])));
  await expect.element(page.getByText("No providers yet")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Inventory providers" })).toBeVisible();
  expect(await findings()).toEqual([]);
});

test("providers that cannot be read fail with their sentence", async () => {
  await show(fakeServer(() => failure(403, { code: "forbidden", message: "You do not have permission to do this." })));
  await expect.element(page.getByText("You do not have permission to do this.")).toBeVisible();
});

test("who may not upload reads why", async () => {
  await show(fakeServer(answers()), [], 3, false);
  await expect
    .element(button(/^Upload and read/))
    .toHaveAccessibleDescription("You do not have permission to do this.");
});
