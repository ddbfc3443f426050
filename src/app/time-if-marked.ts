import { timedMark } from "#domain/timed-mark.ts";

/** Times this page, if the house asks for it. What does so is fetched then alone, and after the page is there. */
export function timeIfMarked(): void {
  if (!document.head.querySelector(`meta[name="${timedMark}"]`)) return;
  const begin = () =>
    void import("./time-page.ts").then(
      ({ timePage }) => timePage(),
      () => {}, // a page that is not timed is no harm
    );
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
}
