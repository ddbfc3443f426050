import { expect, test } from "./journey.ts";
import { watchRefusals } from "./refused-by-policy.ts";

test("a text that reached the page becomes no element and no code, and nothing comes from another house", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? "" });
  const refused = watchRefusals(context, baseURL ?? "");
  const page = await context.newPage();
  await page.goto("/login");
  await expect(page.getByRole("textbox", { name: "Password" })).toBeVisible();
  expect(refused).toEqual([]);

  const tried = await page.evaluate(async () => {
    const outcome = (work: () => unknown) => {
      try {
        work();
        return "done";
      } catch (error) {
        return (error as Error).name;
      }
    };
    const place = document.createElement("div");
    const script = document.createElement("script");
    return {
      element: outcome(() => {
        place.innerHTML = "<img src=/icon.svg onerror=alert(1)>";
      }),
      text: outcome(() => {
        place.innerHTML = ":root{--own:1px}";
      }),
      code: outcome(() => {
        script.textContent = "window.wasRun = true";
      }),
      worker: outcome(() => new Worker("https://other.example/a.js")),
      upload: outcome(() => new Worker("/files/a.js")),
      policy: outcome(() =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy("another", {}),
      ),
      asked: await fetch("https://other.example/").then(
        () => "answered",
        () => "refused",
      ),
    };
  });
  expect(tried).toEqual({
    element: "TypeError",
    text: "done",
    code: "TypeError",
    worker: "TypeError",
    upload: "TypeError",
    policy: "TypeError",
    asked: "refused",
  });
  await expect.poll(() => refused.length, { message: "each refusal is seen by the journeys" }).toBeGreaterThan(3);
  await context.close();
});
