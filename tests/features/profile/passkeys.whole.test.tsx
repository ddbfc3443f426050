import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { Passkeys } from "#features/profile/passkeys.tsx";
import { type FakeServer, failure, fakeServer, success } from "#support/fake-server.ts";
import { bodyOf, showScreen } from "#support/show-screen.tsx";
import { findings } from "../ui/findings.ts";

const laptop = { id: 1, name: "Laptop", created_at: "2026-11-01T09:00:00Z", last_used_at: "2026-11-20T10:00:00Z" };
const key = { id: 2, name: "Key in the safe", created_at: "2026-11-02T09:00:00Z", last_used_at: null };

const house = (known: object[], write: () => Response = () => success(null)) =>
  fakeServer(({ method }) => (method === "GET" ? success(known) : write()));
const writes = ({ seen }: FakeServer) => seen.filter(({ method }) => method !== "GET");
const button = (name: string) => page.getByRole("button", { name, exact: true });

afterEach(() => vi.unstubAllGlobals());

test("passkeys stand with their names and when they were used, on a telephone too", async () => {
  await showScreen(house([laptop, key]), <Passkeys locked={null} />);
  await expect.element(page.getByRole("row", { name: /Laptop/ })).toHaveTextContent("20/11/2026");
  await expect.element(page.getByRole("row", { name: /Key in the safe/ })).toHaveTextContent("Never");
  expect(await findings()).toEqual([]);
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  await expect.element(button("Remove… Laptop")).toBeInViewport();
});

test("an account without passkeys is offered its first, and reads nothing of an empty table", async () => {
  await showScreen(house([]), <Passkeys locked={null} />);
  await expect.element(button("Add passkey…")).toBeEnabled();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});

test("a passkey takes another name, and without one it is not sent", async () => {
  const server = house([laptop, key], () => success(null, 200, "Passkey renamed."));
  await showScreen(server, <Passkeys locked={null} />);
  await button("Rename… Laptop").click();
  const name = page.getByRole("dialog").getByRole("textbox");
  await name.fill("  ");
  const rename = page.getByRole("dialog").getByRole("button", { name: /^Rename/ });
  await expect.element(rename).toHaveAttribute("aria-disabled", "true");
  await name.fill("Old laptop");
  await rename.click();
  await expect.element(page.getByText("Passkey renamed.")).toBeVisible();
  expect(writes(server).map(({ method, text }) => [method, bodyOf(text)])).toEqual([["PATCH", { name: "Old laptop" }]]);
});

test("a passkey that another window removed is said, and the others stay", async () => {
  const server = house([laptop, key]);
  await showScreen(server, <Passkeys locked={null} />);
  await button("Remove… Laptop").click();
  server.reply(({ method }) =>
    method === "GET"
      ? success([key])
      : failure(404, { code: "notFound", message: "It does not exist.", request_id: "r" }),
  );
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  await expect.element(page.getByText("It does not exist.")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /Laptop/ })).not.toBeInTheDocument();
  await expect.element(page.getByRole("row", { name: /Key in the safe/ })).toBeVisible();
});

test("the last second factor says before the press that it is turned off, not removed", async () => {
  const alone = await showScreen(house([laptop]), <Passkeys locked={null} />);
  await expect.element(button("Remove… Laptop")).toHaveAccessibleDescription(/^This is your last second factor\./);
  await expect.element(button("Rename… Laptop")).not.toHaveAttribute("aria-disabled");
  await alone.unmount();
  const beside = await showScreen(house([laptop]), <Passkeys locked={null} hasApp />);
  await expect.element(button("Remove… Laptop")).not.toHaveAttribute("aria-disabled");
  await beside.unmount();
  await showScreen(house([laptop, key]), <Passkeys locked={null} />);
  await expect.element(button("Remove… Laptop")).not.toHaveAttribute("aria-disabled");
});

test("ten passkeys are all, and a browser without them says where they can be added", async () => {
  const ten = Array.from({ length: 10 }, (_, at) => ({ ...laptop, id: at + 1, name: `Key ${at + 1}` }));
  const shown = await showScreen(house(ten), <Passkeys locked={null} />);
  await expect.element(button("Add passkey…")).toHaveAccessibleDescription(/at most ten passkeys/);
  await shown.unmount();
  vi.stubGlobal("PublicKeyCredential", undefined);
  await showScreen(house([]), <Passkeys locked={null} />);
  await expect.element(button("Add passkey…")).toHaveAccessibleDescription(/Use another browser/);
});

test("a failed read says so, and whoever may not change them is told why", async () => {
  const server = fakeServer(() => failure(500, { code: "internal", message: "The house failed.", request_id: "r" }));
  const shown = await showScreen(server, <Passkeys locked={null} />);
  await expect.element(page.getByText("The house failed.")).toBeVisible();
  await shown.unmount();
  await showScreen(house([laptop]), <Passkeys locked="You look as somebody else." />);
  await expect.element(button("Remove… Laptop")).toHaveAccessibleDescription("You look as somebody else.");
});

/** The question of a house to a device that makes a passkey. */
const asked = {
  challenge: "c29tZXRoaW5nLXRoYXQtbm9ib2R5LWd1ZXNzZXM",
  rp: { id: location.hostname, name: "Loupe" },
  user: { id: "MQ", name: "mara@orchard.test", displayName: "Mara Lind" },
  pubKeyCredParams: [{ type: "public-key", alg: -7 }],
};

/** A device of Chromium's own that holds passkeys, and whose owner is not there at first. */
async function withDevice() {
  const send = (what: string, of: object = {}): Promise<object> => cdp().send(what as never, of as never);
  await send("WebAuthn.enable");
  const added = await send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  onTestFinished(async () => void (await send("WebAuthn.disable")));
  return () => send("WebAuthn.setAutomaticPresenceSimulation", { ...added, enabled: true });
}

test("whoever cancels while the device asks has cancelled it there too, and may ask it again", async () => {
  const comes = await withDevice();
  const recovery_codes = ["k4fd-9x2m", "7qpz-31vt"];
  const server = fakeServer(({ method, url }) => {
    if (method === "GET") return success([]);
    return url.includes("/offer") ? success({ options: asked }) : success({ recovery_codes }, 201, "Passkey added.");
  });
  await showScreen(server, <Passkeys locked={null} />);
  const ask = async (name: string) => {
    await button("Add passkey…").click();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("dialog").getByRole("button", { name: "Add passkey" }).click();
  };
  await ask("Office laptop");
  await expect.poll(() => writes(server)).toHaveLength(1);
  await button("Cancel").click();
  await comes();
  await ask("Telephone");
  await expect.element(page.getByText("k4fd-9x2m")).toBeVisible();
  const sent = writes(server).filter(({ url }) => !url.pathname.endsWith("/offer"));
  expect(sent.map(({ text }) => bodyOf(text).name)).toEqual(["Telephone"]);
});
