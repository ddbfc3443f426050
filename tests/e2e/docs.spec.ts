import { expectAccessible, expectReadable } from "./accessible.ts";
import { expect, test } from "./journey.ts";

const sizes = [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
];

for (const size of sizes)
  test(`a stranger goes from the overview to a call and to a decision, ${size.width} wide`, { tag: "@whole" }, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on("console", (said) => void (said.type() === "error" && complaints.push(said.text())));
    const asked = new Set<string>();
    page.on("request", (request) => void asked.add(new URL(request.url()).origin));
    await page.setViewportSize(size);
    await page.goto("/docs");
    await expect(page.getByRole("heading", { level: 1, name: "Loupe" })).toBeVisible();
    const contents = page.getByRole("navigation", { name: "Documents" });
    const openContents = async () => {
      if (size.width === 390) await page.getByRole("link", { name: "Contents" }).click();
      await expect(contents).toBeVisible();
    };
    await openContents();
    await expectAccessible(page);

    await contents.getByRole("link", { name: "The API, call by call" }).click();
    await page.getByRole("main").getByRole("link", { name: "/user/login", exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/reference\/auth\.html#login$/);
    await expect(page.getByRole("heading", { name: /^Sign in with e-mail/ })).toBeInViewport();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === "light") await expectAccessible(page);
      else await expectReadable(page);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toBe(colorScheme === "dark" ? "rgb(19, 25, 32)" : "rgb(255, 255, 255)");
    }

    await openContents();
    await contents.getByRole("link", { name: "Decisions" }).click();
    await page.getByRole("link", { name: "The contract in chapters, and to read" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^0059/ })).toBeVisible();
    expect(complaints).toEqual([]);
    expect([...asked]).toEqual([new URL(page.url()).origin]);
  });

test("the documents with diagrams and wide tables can be read in the dark and on a telephone", {
  tag: "@whole",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ["/docs/architecture.html", "/docs/workflows/memo.html", "/docs/operations.html"]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(address);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectReadable(page);
  }
});

test("the search leads to a call by the keyboard alone, and says when it finds nothing", { tag: "@whole" }, async ({
  page,
}) => {
  await page.goto("/docs/workflows/hold.html");
  await page.keyboard.press("/");
  const field = page.getByRole("searchbox", { name: "Search the documents" });
  await expect(field).toBeFocused();
  await field.fill("no such word at all <b>");
  await expect(page.getByRole("status")).toHaveText("Nothing has these words.");
  await field.fill("createHolds");
  await expect(page.getByRole("status")).toHaveText(/^\d+ places$/);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/reference\/stone-actions\.html#createHolds$/);
  await page.keyboard.press("/");
  await field.fill("hold");
  await expect(page.getByRole("banner").getByRole("link", { name: /^Hold/ }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("banner").getByRole("listitem").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await expect(page.getByRole("banner").getByRole("listitem")).toHaveCount(0);
});

test("an API client finds the guide and the reference beside its keys", { tag: "@whole" }, async ({ page, signIn }) => {
  await signIn("api");
  await page.goto("/customer-profile/profile");
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "How a program calls the API" }).click();
  const guide = await opened;
  await expect(guide.getByRole("heading", { level: 1, name: "The API for programs" })).toBeVisible();
  await guide.getByRole("main").getByRole("link", { name: "searchStones" }).click();
  await expect(guide).toHaveURL(/\/docs\/reference\/search\.html#searchStones$/);
});

test("without scripts there is no search field that does nothing, and every link leads on", { tag: "@whole" }, async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const page = await context.newPage();
  await page.goto("/docs/nowhere/at/all");
  await expect(page.getByRole("heading", { level: 1, name: "Not found." })).toBeVisible();
  await expect(page.getByRole("searchbox")).toHaveCount(0);
  await page.getByRole("link", { name: "The overview" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Loupe" })).toBeVisible();
  await context.close();
});
