import "#ui/frame/forced-colors.css";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { NoticeBell } from "#features/notices/notice-bell.tsx";
import { fakeServer, success } from "#support/fake-server.ts";
import { pageOf, showScreen } from "#support/show-screen.tsx";
import { Steps } from "#ui/frame/steps.tsx";
import { Progress } from "#ui/marks/progress.tsx";
import { SkeletonRows } from "#ui/table/skeleton-rows.tsx";
import { show } from "./show.tsx";

beforeEach(async () => {
  const forced = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia" as never, { features: [{ name: "forced-colors", value }] } as never);
  await forced("active");
  onTestFinished(async () => void (await forced("")));
});

const ground = (of: Element, part?: string) => getComputedStyle(of, part).backgroundColor;

test("a step that is past keeps its dot, and its line to the next", async () => {
  const step = { who: "Ines Novak", when: "20/11/2026 | 09:00" };
  await show(
    <Steps
      of={[
        { id: 1, title: "Issued", ...step },
        { id: 2, title: "Out", ...step, now: true },
      ]}
    />,
  );
  const [past] = page.getByRole("listitem").elements();
  expect(past).toBeDefined();
  for (const part of ["::before", "::after"]) expect(ground(past as Element, part)).not.toBe(ground(document.body));
});

test("work that runs keeps the edge of its bar", async () => {
  await show(<Progress label="Reading stock.xlsx" done={30} of={100} unit="rows" />);
  const bar = page.getByRole("progressbar").element();
  expect(getComputedStyle(bar).borderTopStyle).toBe("solid");
});

test("an unread notice keeps its mark", async () => {
  const told = { kind: "holdEnding", topic: "holds", text: "It ends soon.", at: "2026-11-20T09:00:00Z" };
  const notices = [false, true].map((is_read, id) => ({ id, title: `Hold ${id}`, path: `#${id}`, is_read, ...told }));
  const answer = ({ url }: Request) =>
    new URL(url).pathname.endsWith("/count") ? success({ unread: 1 }) : success(pageOf(notices));
  await showScreen(fakeServer(answer), <NoticeBell choicesAt={undefined} />);
  await page.getByRole("button", { name: /1/ }).click();
  const unread = page.getByRole("link", { name: /Hold 0/ });
  await expect.element(unread).toBeVisible();
  expect(ground(unread.element(), "::before")).not.toBe(
    ground(page.getByRole("region", { name: "Notices" }).element()),
  );
});

test("rows that are on their way keep the bars of their values", async () => {
  await show(<SkeletonRows label="Holds" rows={1} />);
  const rows = page.getByRole("status", { name: /Holds/i });
  await expect.element(rows).toBeVisible();
  const bars = [...rows.element().querySelectorAll("span")];
  expect(bars.length).toBeGreaterThan(1);
  for (const bar of bars) expect(ground(bar)).not.toBe(ground(document.body));
});
