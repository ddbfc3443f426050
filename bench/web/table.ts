import type { Browser, Page } from "@playwright/test";
import { percentile, round } from "../support/timing.ts";
import { frames, mark, marksOf, scriptMs, type TraceEvent, traced } from "./trace.ts";

const TOGGLES = 20;

export type Toggling = {
  /** All script from the click to the server's answer. */
  clickMs: number;
  /** All script from the answer to the fresh list on the screen. */
  answerMs: number;
  /** The longest piece of both without a pause. Nothing else can happen in it. */
  longestMs: number;
};

/** Switches rows in sight, one after the other, and sums up the script of each. */
export async function measureToggles(browser: Browser, page: Page, answers: boolean): Promise<Toggling> {
  const events = await traced(browser, page, async () => {
    for (let at = 0; at < TOGGLES; at++) {
      const button = page.getByRole("switch").nth(2 + (at % 6));
      const was = await button.getAttribute("aria-checked");
      const box = await button.boundingBox();
      if (!box) throw new Error("the switch is not in sight");
      const refetched = answers
        ? page.waitForResponse(
            (response) => response.url().includes("/master/submaster") && response.request().method() === "GET",
          )
        : undefined;
      await mark(page, "toggle");
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await (await refetched)?.finished();
      await page.waitForFunction(
        ([place, before]) =>
          document.querySelectorAll('[role="switch"]')[place]?.getAttribute("aria-checked") !== before,
        [2 + (at % 6), was] as const,
      );
      await twoFrames(page);
      await mark(page, "settled");
    }
  });
  const settled = marksOf(events, "settled");
  const each = marksOf(events, "toggle").map((toggle, at) => {
    const end = settled[at]?.ts ?? Number.POSITIVE_INFINITY;
    const answer = events.find(
      ({ name, ts, pid }) => name === "ResourceReceiveResponse" && pid === toggle.pid && ts > toggle.ts && ts < end,
    );
    const clicked = answer?.ts ?? end;
    return { click: scriptMs(events, toggle, clicked), answer: scriptMs(events, { ...toggle, ts: clicked }, end) };
  });
  const median = (of: (one: (typeof each)[number]) => number) => round(percentile(each.map(of)), 1);
  return {
    clickMs: median(({ click }) => sum(click)),
    answerMs: median(({ answer }) => sum(answer)),
    longestMs: median(({ click, answer }) => Math.max(...click, ...answer)),
  };
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

export type Scrolling = { frames: number; droppedPercent: number; scriptPercent: number };

/** Scrolls through the whole list and back as a wheel does, three times. Returns the middle result. */
export async function measureScroll(browser: Browser, page: Page): Promise<Scrolling> {
  const session = await page.context().newCDPSession(page);
  const scroll = (yDistance: number) =>
    session.send("Input.synthesizeScrollGesture", {
      x: 500,
      y: 400,
      yDistance,
      speed: 3000,
      gestureSourceType: "mouse",
    });
  await scroll(-600); // The first pixels load fonts and compile code.
  const passes: Scrolling[] = [];
  for (let pass = 0; pass < 3; pass++) {
    const events = await traced(browser, page, async () => {
      await mark(page, "scroll");
      await scroll(-9000);
      await scroll(9000);
      await mark(page, "scrolled");
    });
    passes.push(scrollIn(events));
  }
  passes.sort((a, b) => a.droppedPercent - b.droppedPercent);
  return passes[1] ?? scrollIn([]);
}

function scrollIn(events: TraceEvent[]): Scrolling {
  const [from] = marksOf(events, "scroll");
  const [to] = marksOf(events, "scrolled");
  if (!from || !to) throw new Error("the marks are not in the trace");
  const { shown, dropped } = frames(events, from, to.ts);
  return {
    frames: shown + dropped,
    droppedPercent: round((100 * dropped) / (shown + dropped), 1),
    scriptPercent: round((100 * sum(scriptMs(events, from, to.ts))) / ((to.ts - from.ts) / 1000), 1),
  };
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
