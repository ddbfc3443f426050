import { expectAccessible } from "./accessible.ts";
import { expect, sidebarLink, test } from "./journey.ts";

const stored = () => JSON.stringify({ ...localStorage });

test("a reload keeps the session, and what is stored cannot be read", async ({ page, signInAtTheDoor }) => {
  await signInAtTheDoor("admin");
  await page.reload();
  await expect(page.getByText("Ines Novak").first()).toBeVisible();
  const text = await page.evaluate(stored);
  // The first name is not asked for: its four letters may stand in a sealed text by chance.
  expect(text).not.toMatch(/admin@demo|Novak/);
  expect(text).toContain("20");
});

test("client state of another version is purged", { tag: "@whole" }, async ({ page, signInAtTheDoor }) => {
  await signInAtTheDoor("admin");
  await page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      const envelope = JSON.parse(value) as { version?: number };
      if (envelope.version === 20) localStorage.setItem(key, JSON.stringify({ ...envelope, version: 19 }));
    }
  });
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("client-state")))).toEqual(
    [],
  );
});

test("in a browser that forbids storage one signs in for as long as the page is open, and reads so before", {
  tag: "@whole",
}, async ({ page, signInAtTheDoor }) => {
  await page.addInitScript(() => {
    for (const place of ["localStorage", "sessionStorage", "indexedDB"]) {
      const get = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      Object.defineProperty(window, place, { get });
    }
  });
  await page.goto("/login");
  await expect(page.getByText("This browser keeps nothing: a reload signs you out.")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Stay signed in on this device" })).toHaveCount(0);
  await signInAtTheDoor("admin");
  await sidebarLink(page, "Outbox").click();
  await expect(page.getByRole("heading", { name: "Outbox" })).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test("a session that was ended elsewhere leads to the door, which says so, with nothing left behind", {
  tag: "@whole",
}, async ({ page, signInAtTheDoor, house }) => {
  await signInAtTheDoor("admin2");
  await house.endOtherSessions(await house.signIn("admin2"));
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Your session is over:/)).toBeVisible();
  const left = () => Object.keys(localStorage).filter((key) => key.includes("client-state"));
  await expect.poll(() => page.evaluate(left)).toEqual([]);
});

test("whoever opens the portal after their session was ended elsewhere reads so", { tag: "@whole" }, async ({
  page,
  signInAtTheDoor,
  house,
}) => {
  await signInAtTheDoor("admin2");
  await page.goto("about:blank"); // nobody looks while it ends
  await house.endOtherSessions(await house.signIn("admin2"));
  await page.goto("/");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(/^Your session is over:/)).toBeVisible();
});

test("every request carries what spec §7 asks for", { tag: "@whole" }, async ({ page, signInAtTheDoor }) => {
  const requests: { url: string; headers: Record<string, string> }[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/v1/")) requests.push({ url: request.url(), headers: request.headers() });
  });
  await signInAtTheDoor("admin");
  await sidebarLink(page, "Outbox").click();
  await expect.poll(() => requests.some(({ url }) => url.includes("/admin/outbox"))).toBe(true);
  for (const { url, headers } of requests) {
    expect(new URL(url).searchParams.get("timestamp")).toMatch(/^\d+$/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers.location).toBe("loupe");
    if (!url.includes("/user/login") && !url.includes("/countries-code"))
      expect(headers.authorization).toMatch(/^Bearer \S+/);
  }
});

test("a server that cannot be reached is said in the words of the catalogue", { tag: "@whole" }, async ({
  page,
  signIn,
}) => {
  await signIn("admin");
  await page.goto("/dashboard");
  await page.route("**/api/v1/**", (route) => route.abort("connectionrefused"));
  await sidebarLink(page, "Outbox").click();
  await expect(page.getByText("Unable to connect to server. Please try again later.").first()).toBeVisible();
});

test("a portal whose code cannot be fetched says so instead of standing empty, and tries again", {
  tag: "@whole",
}, async ({ page, signIn }) => {
  await signIn("admin");
  const code = /\/assets\/portal-[\w-]{8}\.js$/; // not portal-messages, which the notice itself needs
  await page.route(code, (route) => route.abort("connectionreset"));
  await page.goto("/dashboard");
  await expect(page.getByRole("alert")).toContainText("Unable to connect to server. Please try again later.");
  await expectAccessible(page);
  await page.unroute(code);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(sidebarLink(page, "Outbox")).toBeVisible();
});

test("maintenance shows its words over any screen, and administrators go on", { tag: "@whole" }, async ({
  page,
  signIn,
  freshPage,
}) => {
  await signIn("admin");
  const other = await freshPage();
  await signIn("qc", other);
  await other.goto("/dashboard");
  await page.goto("/settings/system-settings/maintenance");
  await page.getByLabel("Message").fill("New shelves until noon.");
  await page.getByRole("switch", { name: "Close the portal for maintenance" }).press("Space");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Close the portal" }).click();
  await expect(page.getByText("Closed for maintenance")).toBeVisible();
  await sidebarLink(other, "Profile").click();
  await expect(other.getByText("New shelves until noon.").first()).toBeVisible();
  await page.getByRole("switch", { name: "Close the portal for maintenance" }).press("Space");
  const opened = page.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await page.keyboard.press("Control+Enter");
  await opened;
  await expect(page.getByText("Not shown while the portal is open.")).toBeVisible();
  await other.reload();
  await expect(sidebarLink(other, "Profile")).toBeVisible();
  await expect(other.getByText("New shelves until noon.")).toHaveCount(0);
});
