import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { useDownload } from "#api/use-download.ts";
import { failure, fakeServer, success } from "#support/fake-server.ts";
import { showScreen } from "#support/show-screen.tsx";
import { downloadNotice } from "#ui/notice/download-notice.ts";

const link = "/files/exports/0123456789abcdef0123456789abcdef";
const file = () =>
  new Response("bytes", { headers: { "content-disposition": 'attachment; filename="stones-2026-11-20.xlsx"' } });
const job = (fields: object) =>
  success({
    id: "7",
    kind: "exportStones",
    state: "running",
    done: 0,
    total: null,
    link: null,
    file_name: null,
    ...fields,
  });

/** The files that the browser was given to keep, by name. */
let kept: string[] = [];
const keep = (event: Event) => {
  const target = event.target as HTMLElement;
  if (!(target instanceof HTMLAnchorElement) || !target.download) return;
  event.preventDefault();
  kept.push(target.download);
};
beforeEach(() => {
  kept = [];
  document.addEventListener("click", keep, true);
});
afterEach(() => document.removeEventListener("click", keep, true));

function Export() {
  const download = useDownload(downloadNotice);
  const ask = () =>
    download("downloadStones", { query: { job: true }, body: { stock_numbers: ["S-1"], format: "xlsx" } });
  return (
    <button type="button" onClick={() => void ask()}>
      Export 1
    </button>
  );
}

/** A screen that one can leave. */
function Screens() {
  const [isThere, setThere] = useState(true);
  return (
    <>
      {isThere ? <Export /> : <p>Another screen</p>}
      <button type="button" onClick={() => setThere(false)}>
        Leave
      </button>
    </>
  );
}

type Replies = Record<string, () => Response>;
async function exporting(replies: Replies) {
  const server = fakeServer((request) => {
    const reply = replies[new URL(request.url).pathname.replace("/api/v1", "")];
    if (!reply) throw new TypeError("Failed to fetch");
    return reply();
  });
  await showScreen(server, <Screens />);
  await page.getByRole("button", { name: "Export 1" }).click();
  return replies;
}
const ready: Replies = { "/inventory/download": () => success(link), [link]: file };
const begun: Replies = { "/inventory/download": () => success({ job: "7" }, 202) };

test("a file is saved, and its name told", async () => {
  await exporting(ready);
  await expect.element(page.getByText("stones-2026-11-20.xlsx downloaded successfully")).toBeVisible();
  expect(kept).toEqual(["stones-2026-11-20.xlsx"]);
  expect(document.querySelector("a[download]")).toBeNull();
});

test("a job shows how far it is, on whatever screen one is, until the file is there", async () => {
  const replies = await exporting({ ...begun, "/jobs/7": () => job({ done: 500, total: 1200 }), [link]: file });
  await expect.element(page.getByText("500 of 1,200 stones")).toBeVisible();
  await expect.element(page.getByRole("progressbar", { name: "Preparing the file" })).toBeVisible();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect.element(page.getByText("Another screen")).toBeVisible();
  await expect.element(page.getByText("500 of 1,200 stones")).toBeVisible();
  replies["/jobs/7"] = () => job({ state: "done", done: 1200, total: 1200, link });
  await expect.element(page.getByText("stones-2026-11-20.xlsx downloaded successfully")).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  expect(kept).toEqual(["stones-2026-11-20.xlsx"]);
});

test("progress that its reader has closed stays closed, and the file comes all the same", async () => {
  let looks = 0;
  const replies = await exporting({
    ...begun,
    "/jobs/7": () => {
      looks += 1;
      return job({ done: looks, total: 9 });
    },
    [link]: file,
  });
  await expect.element(page.getByText("1 of 9 stones")).toBeVisible();
  await page.getByRole("button", { name: "Close this message" }).click();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  await expect.poll(() => looks).toBeGreaterThan(2);
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  replies["/jobs/7"] = () => job({ state: "done", link });
  await expect.element(page.getByText("stones-2026-11-20.xlsx downloaded successfully")).toBeVisible();
});

test.each([
  ["Failed to download file. Please try again.", { ...ready, [link]: () => failure(404) }],
  ["Failed to download file. Please try again.", { ...begun, "/jobs/7": () => job({ state: "failed" }) }],
  ["No file URL received.", { ...ready, "/inventory/download": () => success(null) }],
  ["Not found.", { "/inventory/download": () => failure(404, { message: "Not found." }) }],
  ["An unexpected error occurred.", { "/inventory/download": () => failure(500) }],
] as [string, Replies][])("%s", async (sentence, replies) => {
  await exporting(replies);
  await expect.element(page.getByRole("alert").getByText(sentence)).toBeVisible();
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  expect(kept).toEqual([]);
});
