import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * The findings of axe on the page, one line each; nothing is the only good answer. `region` is a matter of whole pages.
 */
export async function findings(where: Element = document.body, skip: readonly string[] = ["region"]) {
  await settled();
  const result = await axe.run(where, {
    runOnly: rules,
    resultTypes: ["violations"], // what is right needs no description
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
  });
  return result.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 140)} (${node.any[0]?.message ?? ""})`),
  );
}

const frame = () => new Promise((done) => requestAnimationFrame(done));
const changing = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);

/** A list that is read anew is dimmed until its answer stands. */
const isDimmed = () => document.querySelector('.body[aria-busy="true"]') !== null;

/**
 * Waits until no colour changes any more: one that does is nobody's colour. What was drawn just now begins to change a
 * frame or two later.
 */
async function settled() {
  let quietFrames = 0;
  while (quietFrames < 3) {
    await Promise.allSettled(changing().map((transition) => transition.finished));
    await frame();
    quietFrames = changing().length === 0 && !isDimmed() ? quietFrames + 1 : 0;
  }
}
