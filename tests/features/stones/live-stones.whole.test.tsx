import { useCallback, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { LiveStones, useStoneNews } from "#stones/live-stones.tsx";
import { fakeServer } from "#support/fake-server.ts";
import { liveFeed } from "#support/live-feed.ts";
import { showScreen } from "#support/show-screen.tsx";

/** A house on whose feed the test speaks. */
function liveHouse() {
  const feed = liveFeed();
  return { ...feed, server: fakeServer(feed.answer) };
}

const shown = ["NW1"];
const others = ["NW9"];

function List({ of = shown, status }: { of?: string[]; status?: number }) {
  const [times, setTimes] = useState<number[]>([]);
  useStoneNews(
    of,
    useCallback(() => setTimes((before) => [...before, Date.now()]), []),
    status,
  );
  const apart = times.length < 2 ? "" : `, ${Math.min(...times.slice(1).map((at, i) => at - (times[i] ?? 0))) >= 990}`;
  return <p>{`${of}: read ${times.length}${apart}`}</p>;
}
/** A list whose next page has other stones. */
function Turning() {
  const [isFirst, setFirst] = useState(true);
  return (
    <>
      <List of={isFirst ? shown : others} />
      <button type="button" onClick={() => setFirst(!isFirst)}>
        Turn
      </button>
    </>
  );
}
const show = async (list = <List />) => {
  const house = liveHouse();
  await showScreen(house.server, <LiveStones>{list}</LiveStones>);
  // The feed opened after the rows had come, so each list was read once more.
  await expect
    .poll(() => [...document.querySelectorAll("p")].every((one) => / read 1$/.test(one.innerText)))
    .toBe(true);
  return house;
};

test("rows that came before the feed opened are read anew at its opening, since news before it is told to nobody", async () => {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => {
    open = resolve;
  });
  const feed = liveFeed();
  const server = fakeServer(async (asked) => {
    await isOpen;
    return feed.answer(asked);
  });
  await showScreen(
    server,
    <LiveStones>
      <List />
    </LiveStones>,
  );
  await expect.poll(() => server.seen.length).toBe(1);
  await expect.element(page.getByText("NW1: read 0")).toBeVisible();
  open();
  await expect.element(page.getByText("NW1: read 1")).toBeVisible();
});

test("a window whose browser forbids locks between windows listens for itself", async () => {
  const forbidden = vi
    .spyOn(navigator.locks, "request")
    .mockRejectedValue(new DOMException("Access to the Locks API is denied in this context.", "SecurityError"));
  onTestFinished(() => forbidden.mockRestore());
  const { tell } = await show();
  tell([{ stock_no: "NW1", status: 5 }]);
  await expect.element(page.getByText("NW1: read 2")).toBeVisible();
});

test("a list is read anew for its own stones alone", async () => {
  const { tell } = await show(
    <>
      <List />
      <List of={others} />
    </>,
  );
  tell([{ stock_no: "NW9", status: 3 }]);
  await expect.element(page.getByText("NW9: read 2")).toBeVisible();
  await expect.element(page.getByText("NW1: read 1")).toBeVisible();
});

test("a list of those that stand in one way is read for any that comes to stand so", async () => {
  const { tell } = await show(<List status={3} />);
  tell([{ stock_no: "NW9", status: 3 }]);
  await expect.element(page.getByText("read 2")).toBeVisible();
});

test("rows that were under way while one of their stones changed are read anew", async () => {
  const { tell } = await show(<Turning />);
  tell([
    { stock_no: "NW9", status: 4 },
    { stock_no: "NW1", status: 4 },
  ]);
  await expect.element(page.getByText("NW1: read 2")).toBeVisible();
  await page.getByRole("button", { name: "Turn" }).click();
  await expect.element(page.getByText("NW9: read 3")).toBeVisible();
  // News from before rows that were there meanwhile is nothing new.
  await page.getByRole("button", { name: "Turn" }).click();
  tell([{ stock_no: "NW1", status: 1 }]);
  await expect.element(page.getByText("NW1: read 4")).toBeVisible();
});

test("however much happens, a list is read once a second, and the last news is not lost", async () => {
  const { tell } = await show();
  tell([{ stock_no: "NW1", status: 4 }]);
  await expect.element(page.getByText("read 2")).toBeVisible();
  for (let news = 0; news < 20; news++) tell([{ stock_no: "NW1", status: news % 2 ? 1 : 4 }]);
  // A busy browser hears the twenty over some seconds, and reads once in each.
  await expect.element(page.getByText(/read [3-9], true/)).toBeVisible();
});

test("whoever waits for news of their business is told that the line is open, and again after it was lost", async () => {
  const house = liveHouse();
  const onOpen = vi.fn();
  await showScreen(house.server, <LiveStones onOpen={onOpen}>{null}</LiveStones>);
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  house.lose();
  await expect.poll(() => onOpen.mock.calls.length).toBe(2);
});
