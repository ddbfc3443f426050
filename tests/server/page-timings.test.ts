import { beforeEach, describe, expect, test } from "vitest";
import type { Input } from "#api/operation-types.ts";
import { pageTimed } from "#server/ground/measure.ts";
import { houseLimits } from "#server/house/limits/house-limits.ts";
import { expectRefusal } from "#support/answer.ts";
import { useApp } from "#support/app.ts";
import { auditRows } from "#support/audit.ts";
import { useClosing } from "#support/closing.ts";

type Timing = Input<"tellPageTimings">["body"]["timings"][number];

const portal = useApp({ limits: { ...houseLimits, publicCallsPerMinute: 3 } });
const closing = useClosing();
const good: Timing = { figure: "LCP", value: 812.4, screen: "/login" };
let network = 0;
/** Tells timings, each time from somebody else's address. */
const tell = (...timings: object[]) =>
  portal.anonymous.from(`198.51.100.${++network}`).send("tellPageTimings", { body: { timings } } as never);
const heard = () => {
  const told: object[] = [];
  closing(pageTimed.hear((one) => void told.push(one)));
  return told;
};

describe("in a house whose pages are timed", () => {
  beforeEach(() => {
    portal.house.isPageTimed = true;
  });

  test("a page tells its timings without a sign-in, and the log has nothing of it", async () => {
    const told = heard();
    const before = (await auditRows(portal.pool)).length;
    expect((await tell(good, { ...good, figure: "CLS", value: 0.1, screen: "/client/$id" })).status).toBe(200);
    expect(told).toEqual([good, { figure: "CLS", value: 0.1, screen: "/client/$id" }]);
    expect(await auditRows(portal.pool)).toHaveLength(before);
  });

  test("nothing is counted of a call that is not whole", async () => {
    const told = heard();
    const wrong = [
      { ...good, figure: "FID" },
      { ...good, value: -1 },
      { ...good, value: 1e12 },
      { ...good, value: "fast" },
      { ...good, screen: "/client/42" },
      { ...good, screen: "/search?shape=RD" },
      { ...good, screen: "/".padEnd(81, "a") },
      { figure: "LCP", value: 1 },
    ];
    for (const one of wrong) expectRefusal(await tell(good, one), 400, "malformed");
    expectRefusal(await tell({ ...good, person: "nora" }), 400, "unknownField");
    expectRefusal(await tell(), 400, "malformed");
    expectRefusal(await tell(...Array(31).fill(good)), 400, "malformed");
    expect(told).toEqual([]);
  });

  test("one address tells no more than it may ask without a sign-in", async () => {
    const told = heard();
    const again = () =>
      portal.anonymous.from("203.0.113.9").send("tellPageTimings", { body: { timings: [good] } } as never);
    for (let n = 0; n < 3; n++) expect((await again()).status).toBe(200);
    expectRefusal(await again(), 429, "tooManyRequests");
    expect(told).toHaveLength(3);
  });
});

test("in any other house there is no such call", async () => {
  portal.house.isPageTimed = false;
  const told = heard();
  expectRefusal(await tell(good), 404, "notFound");
  expect(told).toEqual([]);
});
