import axe from "axe-core";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds on the page, one line each; nothing is the only good answer. `region` is a matter of whole pages. */
export async function findings(where: Element = document.body, skip: readonly string[] = ["region"]) {
  // A colour that is still changing is nobody's colour.
  await Promise.allSettled(
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition)
      .map((transition) => transition.finished),
  );
  const result = await axe.run(where, {
    runOnly: rules,
    rules: Object.fromEntries(skip.map((rule) => [rule, { enabled: false }])),
  });
  return result.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.html.slice(0, 140)} (${node.any[0]?.message ?? ""})`),
  );
}
